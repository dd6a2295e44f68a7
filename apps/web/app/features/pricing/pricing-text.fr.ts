/** Every word of the pricing page. It travels with that page alone. */
export const pricingFr = {
  title: 'Tarifs',
  headline: 'Garder ses rêves ne coûte rien',
  lead: 'Raconter, lire, voir peint : gratuit, sans carte, sans limite de durée. Le reste vient après, en euros, TVA comprise.',
  today: {
    name: 'Où en est-on ?',
    text: 'Le paiement n’est pas encore branché dans cette version. Rien n’est facturé et les plafonds ci-dessous ne sont pas appliqués. Chaque tableau sépare ce qui marche aujourd’hui de ce qui arrivera avec les formules.',
  },
  category: 'Pour qui ?',
  categories: { personal: 'Personnel', business: 'Entreprises', research: 'Recherche' },
  billing: 'Paiement',
  billings: { monthly: 'Par mois', yearly: 'Par an' },
  perMonth: 'par mois',
  perYear: 'par an',
  onRequest: 'Sur demande',
  free: 'sans carte, sans limite de durée',
  orYearly: 'ou, pour un an :',
  less: 'de moins que douze mois',
  thatIs: 'soit',
  recommended: 'Celle que nous conseillons',
  teamPrice: 'par mois, une seule facture',
  byAgreement: 'un prix écrit avec vous',
  notYet: 'Paiement pas encore ouvert',
  start: 'Commencer un carnet',
  tell: 'Raconter un rêve',
  tellMe: 'Demander cette formule',
  talk: 'Nous en parler',
  compare: 'Comparer ligne à ligne',
  yes: 'Oui',
  no: 'Non',
  unlimited: 'Sans limite',
  agreed: 'À convenir',
  plans: {
    dreamer: {
      name: 'Rêveur',
      second: 'Free',
      text: 'Un journal privé sans limite, l’analyse de chaque rêve et sa première peinture.',
    },
    explorer: {
      name: 'Explorer',
      second: 'Pro',
      text: 'Pour qui revient sur ses nuits : cinquante visualisations par mois, statistiques, exports mis en page, communautés privées.',
    },
    oneirologist: {
      name: 'Onirologue',
      second: 'Premium',
      text: 'Pour qui étudie : l’API, deux cents visualisations, les demandes de consultation, l’assistance prioritaire.',
    },
    startup: {
      name: 'Startup',
      text: 'Une petite équipe qui relie Reverie à son propre service.',
    },
    scale: {
      name: 'Scale',
      text: 'Un service en production : webhooks et disponibilité garantie par contrat.',
    },
    enterprise: {
      name: 'Enterprise',
      text: 'Sans plafond d’appels ni de personnes, à des conditions écrites ensemble.',
    },
    academic: {
      name: 'Academic',
      text: 'Une équipe universitaire qui lit de grands corpus.',
    },
    institution: {
      name: 'Institution',
      text: 'Un laboratoire entier, avec les pièces pour un comité d’éthique et l’aide à la publication.',
    },
    clinical: {
      name: 'Clinical',
      text: 'Un établissement de soin. Reverie ne pose aucun diagnostic : on en parle d’abord.',
    },
  },
  groups: {
    today: 'Marche aujourd’hui, pour tout le monde',
    limits: 'Plafonds, quand les formules ouvriront',
    later: 'Arrivera avec les formules',
  },
  rows: {
    entries: 'Rêves gardés pour soi',
    analysis: 'Analyse avec les mots en preuve',
    firstPainting: 'Première peinture de chaque rêve',
    styles: 'Cinq manières de peindre, image à télécharger',
    publicApi: 'API ouverte : lire un texte, comparer ses nuits',
    publications: 'Publications par semaine',
    visualisations: 'Nouvelles peintures par mois',
    communities: 'Communautés privées à créer',
    calls: 'Appels d’API par mois',
    callsPerMinute: 'Appels d’API par minute',
    archive: 'Archive complète de ses données',
    analytics: 'Statistiques du journal',
    styledExport: 'Exports PDF, CSV et programmés',
    consultations: 'Demandes de consultation',
    certificate: 'Certificat',
    priority: 'Assistance prioritaire',
    seats: 'Personnes',
    researchers: 'Chercheurs',
    invitations: 'Invitations par email',
    invoice: 'Une facture pour tous',
    sharedQuota: 'Quota d’API partagé',
    webhooks: 'Webhooks',
    availability: 'Disponibilité garantie',
    compliance: 'Pièces de conformité',
    publication: 'Aide à la publication',
  },
  columnPlan: 'Ligne',
  api: {
    title: 'L’API, par palier',
    text: 'Aujourd’hui elle s’appelle sans clé. Les clés et leurs paliers viendront avec les formules : les compteurs repartiront le 1er du mois, avec un message à 80 % et à 100 %.',
    link: 'Essayer l’API telle qu’elle est',
    columns: {
      tier: 'Palier',
      price: 'Prix par mois',
      month: 'Appels par mois',
      minute: 'Par minute',
    },
    tiers: {
      developer: 'Developer',
      startup: 'Startup',
      scale: 'Scale',
      enterprise: 'Enterprise',
      academic: 'Academic',
      institution: 'Institution',
    },
  },
  faqTitle: 'Quatre questions d’argent',
  faq: {
    today: {
      question: 'Que vais-je payer si je m’inscris aujourd’hui ?',
      answer:
        'Rien. Le paiement n’est pas encore ouvert, aucune carte n’est demandée ni enregistrée. À l’ouverture, un compte existant restera sur la formule Rêveur tant que son propriétaire n’en choisira pas une autre.',
    },
    trial: {
      question: 'Y aura-t-il un essai, un tarif étudiant ?',
      answer:
        'Oui, à l’ouverture : Explorer pendant 14 jours, une fois, sans carte ; et moitié prix pendant 12 mois pour qui confirme une adresse universitaire.',
    },
    leaving: {
      question: 'Comment changera-t-on d’avis ?',
      answer:
        'Une formule se changera à tout moment, au prorata, à la seconde près. Résilier vaudra pour la fin de la période payée. Un achat sera remboursé sur demande pendant 14 jours, et un changement de prix annoncé 30 jours avant.',
    },
    data: {
      question: 'Faudra-t-il payer pour emporter ses rêves ?',
      answer:
        'Non. Vos données sont à vous : l’archive complète, textes et images, sera gratuite pour tous. Seuls les exports mis en page, en tableur ou programmés feront partie des formules payantes.',
    },
  },
};

export type PricingText = typeof pricingFr;
