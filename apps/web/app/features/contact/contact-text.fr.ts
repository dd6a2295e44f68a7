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
};
export type ContactText = typeof contactFr;
