/** Every word of the contact page. It travels with that page alone. */
export const contactFr = {
  title: 'Nous écrire',
  lead: 'Une question, une panne, une idée : quelqu’un lit chaque message et y répond, en général sous 24 heures.',
  doorsTitle: 'À qui écrire',
  doors: {
    support: {
      name: 'Assistance',
      text: 'Un compte, un rêve qui manque, une page qui ne marche pas.',
    },
    partnership: {
      name: 'Partenariats et recherche',
      text: 'Étudier les rêves, relier un service, organiser un atelier.',
    },
    press: {
      name: 'Presse',
      text: 'Une question, une image à publier, un entretien.',
    },
  },
  form: {
    title: 'Votre message',
    name: 'Nom',
    email: 'Email',
    emailHint: 'La réponse y arrive, et d’abord un numéro de suivi.',
    type: 'Sujet général',
    types: {
      general: 'Question générale',
      support: 'Assistance',
      billing: 'Facturation',
      partnership: 'Partenariat',
      research: 'Recherche',
      press: 'Presse',
    },
    subject: 'Objet',
    message: 'Message',
    messageHint:
      '5 000 caractères au plus. N’y mettez pas de rêve que vous ne voudriez pas confier.',
    consent:
      'J’accepte que ce message soit gardé, chiffré, le temps d’y répondre, et un an au plus.',
    send: 'Envoyer le message',
    sending: 'Envoi…',
  },
  sent: {
    title: 'Votre message est arrivé',
    ticket: 'Numéro de suivi',
    text: 'Une confirmation part vers votre adresse. La réponse suivra, en général sous 24 heures.',
    again: 'Écrire un autre message',
  },
  refusals: {
    name: 'Indiquez votre nom, en 120 caractères au plus.',
    email: 'Indiquez une adresse email valide.',
    subject: 'Donnez un objet, en 150 caractères au plus.',
    message: 'Écrivez un message, en 5 000 caractères au plus.',
    consent: 'Le message ne peut pas être envoyé sans votre accord pour le garder.',
    wait: 'Plusieurs messages viennent de partir d’ici. Réessayez dans quelques minutes.',
    unexpected: 'Le message n’est pas parti. Rien n’est perdu : réessayez dans un instant.',
  },
  faqTitle: 'Ce qu’on nous demande souvent',
  faq: {
    readers: {
      question: 'Qui peut lire mes rêves privés ?',
      answer:
        'Vous seul, par Reverie. Le récit complet est chiffré avant d’être écrit sur le disque ; la personne qui administre ce serveur en détient la clé. Nous n’ouvrons le rêve de personne, et aucun journal technique n’en contient un mot.',
    },
    model: {
      question: 'Mes rêves partent-ils vers une intelligence artificielle ?',
      answer:
        'Non. L’analyse est faite ici, par des règles et des lexiques écrits pour les rêves. Si ce serveur est relié à un modèle extérieur, il vous le demande d’abord, le nomme, et ne lui envoie rien sans votre accord, que vous pouvez retirer.',
    },
    meaning: {
      question: 'Reverie dit-il ce que mon rêve signifie ?',
      answer:
        'Non. Il relève ce que les mots disent : émotions, personnes, lieux, gestes. Chaque trouvaille montre les mots sur lesquels elle repose, et vous dites si elle est juste. Le sens vous appartient.',
    },
    accuracy: {
      question: 'L’analyse est-elle fiable ?',
      answer:
        'Elle est mesurée sur des rêves anglais codés par des personnes formées, et ces mesures sont publiées avec leur méthode. En français, elle n’est encore validée par aucun codeur extérieur, et chaque analyse le rappelle.',
    },
    paintings: {
      question: 'D’où viennent les peintures ?',
      answer:
        'D’un programme de Reverie, qui compose une scène à partir de l’analyse et l’imprime encre après encre sur ce serveur. Une partie des pièces vient de collections libres ; la page des crédits les nomme toutes.',
    },
    deleting: {
      question: 'Comment supprimer un rêve ?',
      answer:
        'Sur sa page, par « Retirer ». Il disparaît aussitôt pour tous, reste trente jours dans la corbeille au cas où, puis est effacé avec son analyse et ses peintures.',
    },
    price: {
      question: 'Combien coûte Reverie ?',
      answer: 'Rien aujourd’hui : aucune fonction n’est payante et aucune publicité n’est montrée.',
    },
    distress: {
      question: 'Un cauchemar m’a laissé au plus mal. Que faire ?',
      answer:
        'Reverie n’est pas un service de soin. En France, le 3114 répond jour et nuit à qui pense au suicide ; le 112 est le numéro d’urgence dans toute l’Union européenne. Si des cauchemars reviennent et vous épuisent, un médecin peut aider.',
    },
  },
};
export type ContactText = typeof contactFr;
