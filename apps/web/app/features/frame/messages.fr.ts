export const frameFr = {
  name: 'Reverie',
  description: 'Racontez vos rêves, voyez-les peints, lisez-en une analyse fondée sur vos mots.',
  skip: 'Aller au contenu',
  home: 'Reverie, accueil',
  mainMenu: 'Menu principal',
  menu: 'Menu',
  settings: 'Ciel, couleur et langue',
  search: 'Rechercher',
  close: 'Fermer',
  ownPlaces: 'Vos nuits et celles des autres',
  journal: 'Journal',
  library: 'Bibliothèque',
  bar: { name: 'Barre du bas', tell: 'Raconter', you: 'Vous', more: 'Plus' },
  share: 'Raconter',
  signIn: 'Connexion',
  signUp: 'Créer un compte',
  signOut: 'Déconnexion',
  profileOf: (username: string) => `${username}, votre profil`,
  bell: (unread: string | null) => (unread ? `Notifications, ${unread} à lire` : 'Notifications'),
  otherLanguage: 'English',
  inLanguage: { fr: 'en français', en: 'en anglais' },
  spokenLater: 'Hors ligne pour l’instant : la langue changera au retour de la connexion.',
  spanishFallback: "L'interface n'existe pas encore en espagnol : elle vous parle en français.",
  motto:
    "Un carnet de rêves qui peint ce que vous racontez et montre ses preuves. Personne d'autre que vous ne décide de ce qu'un rêve veut dire.",
  letter: { label: 'La lettre, chez vous :', send: 'La recevoir' },
  groups: {
    discover: 'Découvrir',
    project: 'Projet',
    space: 'Mon espace',
    resources: 'Ressources',
  },
  teasers: 'Des nuits à lire',
  exploreAll: 'Explorer tous les rêves',
  tonight: (moon: string) => `Cette nuit, ${moon}`,
  setSky: 'Régler le ciel',
  elsewhere: 'Reverie ailleurs',
  rights: (year: number) => `© ${year} Reverie`,
  notFoundTitle: "Ce rêve n'est pas là",
  notFoundText: "Il a été retiré, ou il n'est pas visible pour vous.",
  forbiddenTitle: "Cette page n'est pas ouverte",
  forbiddenText: "Votre compte n'y a pas accès.",
  coming: 'La page arrive',
  unpluggedTitle: 'Vous êtes hors ligne',
  unpluggedText: 'Cette page se rouvre dès que la connexion revient.',
  offlineTitle: 'Le serveur ne répond pas',
  offlineText: 'Vérifiez votre connexion, puis réessayez. Ce que vous avez écrit reste ici.',
  errorTitle: "Quelque chose s'est mal passé",
  errorText: "L'erreur vient de nous. Recharger la page suffit souvent.",
  assistant: {
    name: 'Assistant',
    open: "Ouvrir Dreamer, l'assistant",
    close: "Fermer Dreamer, l'assistant",
    coming: 'Dreamer arrive…',
    away: "Dreamer ne peut pas venir : la connexion semble coupée. L'aide et le contact restent au bas de la page.",
    retry: 'Réessayer',
  },
  reload: 'Recharger la page',
  toHome: "Revenir à l'accueil",
};

export type FrameMessages = typeof frameFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    frame: FrameMessages;
  }
}
