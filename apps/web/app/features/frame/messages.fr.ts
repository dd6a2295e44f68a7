export const frameFr = {
  name: 'Reverie',
  description: 'Racontez vos rêves, voyez-les peints, lisez-en une analyse fondée sur vos mots.',
  skip: 'Aller au contenu',
  home: 'Reverie, accueil',
  mainMenu: 'Menu principal',
  menu: 'Menu',
  settings: 'Ciel, couleur et langue',
  close: 'Fermer',
  explore: 'Explorer les rêves',
  share: 'Partager un rêve',
  signIn: 'Connexion',
  signUp: 'Créer un compte',
  signOut: 'Déconnexion',
  profileOf: (username: string) => `${username}, votre profil`,
  toLight: 'Passer en mode clair',
  toDark: 'Passer en mode sombre',
  otherLanguage: 'English',
  spanishFallback: "L'interface n'existe pas encore en espagnol : elle vous parle en français.",
  motto:
    "Un carnet de rêves qui peint ce que vous racontez et montre ses preuves. Personne d'autre que vous ne décide de ce qu'un rêve veut dire.",
  discover: 'Découvrir',
  yourSpace: 'Votre espace',
  profile: 'Mon profil',
  contact: 'Contact',
  privacy: 'Confidentialité',
  terms: 'Conditions',
  credits: 'Crédits',
  rights: (year: number) => `© ${year} Reverie`,
  notFoundTitle: "Ce rêve n'est pas là",
  notFoundText: "Il a été retiré, ou il n'est pas visible pour vous.",
  forbiddenTitle: "Cette page n'est pas ouverte",
  forbiddenText: "Votre compte n'y a pas accès.",
  offlineTitle: 'Le serveur ne répond pas',
  offlineText: 'Vérifiez votre connexion, puis réessayez. Ce que vous avez écrit reste ici.',
  errorTitle: "Quelque chose s'est mal passé",
  errorText: "L'erreur vient de nous. Recharger la page suffit souvent.",
  reload: 'Recharger la page',
  toHome: "Revenir à l'accueil",
  homePage: 'Accueil',
};

export type FrameMessages = typeof frameFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    frame: FrameMessages;
  }
}
