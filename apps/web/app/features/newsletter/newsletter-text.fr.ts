/** Every word of the pages of the letter. They travel with those pages alone. */
export const newsletterPagesFr = {
  title: 'La lettre',
  lead: "Les articles parus et quelques rêves que leurs auteurs ont rendus publics. S'il n'y a rien de nouveau, rien ne part.",
  formTitle: "S'abonner",
  rhythmsTitle: 'Trois rythmes',
  rhythms: {
    weekly: {
      name: 'Chaque lundi',
      text: 'Ce qui est nouveau depuis le lundi précédent, quand il y a du nouveau.',
    },
    monthly: {
      name: 'Le premier du mois',
      text: 'Les mêmes nouvelles, réunies une fois par mois.',
    },
    announcements: {
      name: 'Annonces seulement',
      text: 'Quand quelque chose change pour vous : une page de règles, une interruption, une nouveauté importante. Les deux autres rythmes les reçoivent aussi.',
    },
  },
  keptTitle: 'Ce que nous gardons',
  kept: [
    "Votre adresse, votre langue, le rythme choisi, les dates de vos demandes et les lettres envoyées. Une adresse qui n'est pas confirmée est effacée au bout de sept jours ; une adresse désabonnée l'est aussitôt.",
    'Aucune image ne compte les ouvertures et aucun lien ne compte les clics.',
  ],
  own: {
    title: 'La lettre',
    text: "Abonnez-vous, changez de rythme ou arrêtez : le lien pour le faire part à cette adresse. Ce qu'elle reçoit déjà n'est dit que là.",
  },
  confirm: {
    title: 'Confirmer votre abonnement',
    text: "Encore un geste, pour qu'aucun programme qui lit les mails ne le fasse à votre place.",
    button: 'Confirmer mon abonnement',
  },
  ended: {
    title: 'Ce lien ne sert plus',
    text: "Il a déjà servi, ses sept jours sont passés, ou l'abonnement a pris fin.",
    again: "S'abonner à la lettre",
  },
  subscription: {
    title: 'Votre abonnement',
    confirmed: "C'est fait : vous êtes abonné.",
    changed: 'Le rythme est changé.',
    address: 'La lettre arrive à',
    change: 'Garder ce rythme',
    leaveTitle: 'Ne plus recevoir la lettre',
    leaveText: "L'adresse est effacée aussitôt.",
    leave: 'Me désabonner',
  },
  leave: {
    title: 'Ne plus recevoir la lettre',
    text: "La lettre n'ira plus à cette adresse, qui est effacée aussitôt :",
    button: 'Me désabonner',
  },
  left: {
    title: 'Vous êtes désabonné',
    text: "L'adresse est effacée. Une lettre déjà partie peut encore arriver.",
    home: "Retour à l'accueil",
  },
};

export type NewsletterText = typeof newsletterPagesFr;
