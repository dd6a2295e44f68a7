/** The words of the choice, on the banner and on the page of cookies. Both fetch them apart. */
export const choiceFr = {
  title: 'Ce que Reverie garde dans votre navigateur',
  lead: "L'essentiel suffit à tout faire marcher. Le reste attend votre choix, et rien ne vous suit ailleurs.",
  region: 'Choix des cookies',
  announcement: 'Une question sur les cookies attend au début de la page.',
  customize: 'Personnaliser',
  rejectAll: 'Tout refuser',
  acceptAll: 'Tout accepter',
  acceptSelected: 'Accepter la sélection',
  collapse: 'Replier',
  always: 'Toujours actif',
  privacy: 'Confidentialité',
  cookies: 'Liste des cookies',
  categories: {
    essential: {
      name: 'Essentiel',
      text: 'Votre connexion, ce choix et le brouillon du rêve que vous écrivez.',
    },
    functional: {
      name: 'Fonctionnel',
      text: 'Couleur, langue, ciel et dernier partage, gardés un an. Sans votre accord, le temps de la visite.',
    },
    analytics: {
      name: "Mesure d'audience",
      text: "Reverie n'en fait aucune aujourd'hui. Votre réponse vaudra pour le jour où il y en aurait une.",
    },
    marketing: {
      name: 'Publicité',
      text: "Il n'y en a pas, et rien n'est gardé à ce titre.",
    },
  },
  box: {
    title: 'Votre choix',
    none: "Vous n'avez encore rien choisi : seul l'essentiel est gardé.",
    since: 'Choix du',
    on: 'oui',
    off: 'non',
    manage: 'Gérer',
    saved: 'Votre choix est enregistré.',
  },
};

export type ChoiceText = typeof choiceFr;
