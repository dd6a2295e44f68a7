/** Every word of the help page beside the answers, which stand in the help itself. */
export const supportFr = {
  title: 'Aide',
  lead: 'Une réponse ici, ou quelqu’un à qui écrire.',
  search: 'Chercher dans l’aide',
  searchHint: 'Un mot, une question…',
  searchNow: 'Chercher',
  popular: 'Sujets fréquents',
  topics: {
    account: 'Compte',
    billing: 'Prix et paiement',
    dreams: 'Rêves',
    api: 'API',
  },
  found: 'Réponses pour',
  noneFound: 'Aucune réponse pour',
  noneFoundHint: 'Essayez un autre mot, ou écrivez-nous : quelqu’un vous lira.',
  inDocumentation: 'Chercher aussi dans la documentation',
  allHelp: 'Toute l’aide',
  quickTitle: 'Par où commencer',
  quick: {
    documentation: { name: 'Documentation', text: 'Comment faire, pas à pas, et trois guides.' },
    api: { name: 'API', text: 'Les appels, à lire et à essayer.' },
    pricing: { name: 'Tarifs', text: 'Ce qui est gratuit, et ce que chaque formule comprend.' },
    features: { name: 'Fonctions', text: 'Tout ce que Reverie fait d’un rêve.' },
  },
  faqTitle: 'Questions fréquentes',
  categories: {
    account: 'Compte',
    analysis: 'Analyse',
    privacy: 'Confidentialité',
    features: 'Fonctions',
  },
  moreTitle: 'D’autres réponses',
  contactTitle: 'Nous joindre',
  chat: {
    name: 'Dreamer, l’assistant',
    text: 'Un programme, pas une personne. Il répond tout de suite, à toute heure, avec ce que dit cette aide, et vous mène au formulaire quand il ne sait pas.',
    open: 'Ouvrir l’assistant',
  },
  email: {
    name: 'Par mail',
    text: 'Une personne lit chaque message, d’ordinaire entre 9 h et 18 h, heure de Paris, et répond en général sous 24 heures. Vous recevez d’abord un numéro de suivi.',
    open: 'Écrire un message',
  },
  resourcesTitle: 'À lire',
  resources: {
    guides: {
      name: 'Les guides',
      text: 'Analyser un rêve, reconnaître ce qui revient, rêver en le sachant.',
    },
    interpreting: {
      name: 'Trois rêves analysés',
      text: 'Ce que le moteur en dit, avec sa certitude, et une lecture possible.',
    },
    privacy: { name: 'Confidentialité', text: 'Ce qui est gardé, où, et qui peut le lire.' },
    credits: { name: 'Crédits', text: 'Les œuvres libres dont les peintures sont faites.' },
  },
};

export type SupportText = typeof supportFr;
