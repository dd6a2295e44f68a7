import { wordingsFr } from '@reverie/contract/wordings.fr';
import { elsewhereFr } from '#features/accounts/elsewhere-text.fr.ts';
import { passkeysFr } from '#features/accounts/passkeys-text.fr.ts';
import { securityFr } from '#features/accounts/security-text.fr.ts';
import { waitWords } from '#language/waiting.ts';

export const accountsFr = {
  email: 'Email',
  password: 'Mot de passe',
  reveal: { show: 'Montrer ce qui est écrit', hide: 'Cacher ce qui est écrit' },
  security: securityFr,
  passkeys: passkeysFr,
  elsewhere: elsewhereFr,
  login: {
    title: 'Connexion',
    lead: 'Vos rêves vous attendent là où vous les avez laissés.',
    sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
    renewed: 'Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.',
    forgotten: 'Mot de passe oublié ?',
    remember: 'Rester connecté pendant 30 jours',
    submit: 'Se connecter',
    busy: 'Connexion en cours',
    noAccount: 'Pas encore de compte ?',
    toRegister: 'Créer un compte',
  },
  register: {
    title: 'Créer un compte',
    lead: 'Gardez vos nuits, voyez-les peintes. Vous décidez, rêve par rêve, de qui peut lire.',
    firstName: 'Prénom',
    lastName: 'Nom',
    names: 'Prénom et nom, si vous voulez',
    namesHint: 'Prénom et nom ne sont montrés à personne.',
    username: "Nom d'utilisateur",
    usernameHint: 'Il signe vos rêves publics. De 3 à 30 lettres, chiffres, points ou tirets.',
    passwordHint: 'Au moins 8 caractères.',
    confirmPassword: 'Confirmer le mot de passe',
    accept: { before: "J'accepte les ", terms: "conditions d'utilisation", after: '.' },
    read: {
      before: 'Ce que nous faisons de vos données : ',
      privacy: 'confidentialité',
      after: '.',
    },
    newTab: '(nouvel onglet)',
    age: wordingsFr.age([]).asked.join(' '),
    sensitive: wordingsFr.sensitive([]).asked.join(' '),
    newsletter: 'Je souhaite recevoir la lettre de Reverie.',
    submit: 'Créer mon compte',
    busy: 'Création du compte',
    hasAccount: 'Déjà un compte ?',
    toLogin: 'Se connecter',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Ce lien sert une fois. Tous les appareils connectés à ce compte seront déconnectés.',
    password: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    busy: 'Changement en cours',
    toLogin: 'Se connecter',
    ended: {
      title: 'Ce lien ne sert plus',
      lead: 'Un lien sert une fois, pendant une demi-heure, et un plus récent le remplace. Votre mot de passe est resté ce qu’il était.',
      again: 'Demander un autre lien',
    },
  },
  profile: {
    title: 'Mon Profil',
    memberSince: (date: string) => `Membre depuis le ${date}`,
    statistics: 'Statistiques',
    dreamsShared: (count: number): string => (count > 1 ? 'rêves partagés' : 'rêve partagé'),
    likesReceived: (count: number): string => (count > 1 ? "j'aime reçus" : "j'aime reçu"),
    totalViews: (count: number): string => (count > 1 ? 'vues au total' : 'vue au total'),
    kept: (count: string) => `${count} rêves gardés en tout, les privés compris.`,
    keptOne: 'Un rêve gardé en tout, les privés compris.',
    identity: 'Identité',
    displayName: 'Nom affiché',
    displayNameHint:
      'Facultatif, 40 caractères au plus. Il paraît devant votre nom d’utilisateur, qui reste votre adresse.',
    preferences: 'Préférences',
    language: 'Langue',
    languages: { fr: 'Français', en: 'English', es: 'Español' },
    spanish: "L'interface n'existe pas encore en espagnol : elle vous parle en français.",
    warnedDreams: {
      name: 'Rêves à sujet sensible',
      choices: { veil: 'Voilés', open: 'Ouverts', exclude: 'Exclus' },
      hints: {
        veil: 'Leur auteur y signale violence, mort, phobie… : texte et peinture attendent que vous les ouvriez.',
        open: 'Ils paraissent comme tous les autres.',
        exclude: 'Ils ne paraissent ni dans les listes, ni dans la recherche.',
      },
    },
    firstLines: {
      name: 'Seulement la première ligne',
      hint: 'Dans les listes, chaque rêve se réduit à sa première ligne, sans peinture ni étiquettes. Sa page le montre entier.',
    },
    save: 'Enregistrer',
    saving: 'Enregistrement',
    saved: 'Profil enregistré.',
    toSettings: 'Tous les réglages',
    look: 'Couleur',
    lookHint: 'Gardée sur cet appareil.',
    applyLook: 'Appliquer la couleur',
  },
  logout: {
    title: 'Se déconnecter',
    text: 'Votre session prendra fin sur cet appareil. Vos rêves restent gardés.',
    submit: 'Se déconnecter',
    stay: 'Rester connecté',
  },
  refusals: {
    wrong_credentials: 'Email ou mot de passe incorrect',
    email_taken: 'Cet email est déjà utilisé',
    username_taken: "Ce nom d'utilisateur est déjà pris",
    passwords_differ: 'Les mots de passe ne correspondent pas',
    wrong_code: 'Ce code n’est pas le bon, ou il a déjà servi',
    factor_required: 'Le code est requis',
    passkeys_off: 'Aucune clé d’accès ne peut servir à l’adresse de ce serveur',
    passkey_late: 'Trop de temps a passé, ou cette réponse a déjà servi. Recommencez.',
    passkey_refused: 'Cette clé d’accès n’est pas la bonne, ou elle a répondu de travers',
    passkey_unknown:
      'Cette clé d’accès n’ouvre aucun compte ici : elle en a sans doute été retirée',
    passkey_exists: 'Cette clé d’accès est déjà connue ici',
    passkey_known: 'Cet appareil a déjà une clé d’accès pour votre compte',
    passkey_cancelled:
      'Votre appareil n’a rien signé : vous avez renoncé, ou il n’a pas de clé d’accès pour ce compte',
    passkey_elsewhere: 'Les clés d’accès ne servent qu’à l’adresse habituelle de ce site',
    passkey_too_little:
      'Cette clé ne sait pas vous reconnaître : elle demande un code PIN, ou une plus récente',
    passkey_failed: 'Votre appareil n’a pas pu répondre. Réessayez, ou prenez une autre porte.',
    too_many_passkeys: 'Votre compte a déjà vingt clés d’accès : retirez-en une d’abord',
    last_way_in:
      'C’est votre seule façon d’entrer : choisissez d’abord un mot de passe ou une autre clé',
    wrong_password: 'Ce mot de passe n’est pas le bon',
    password_too_short: 'Le mot de passe doit contenir au moins 8 caractères',
    terms_refused: "Vous devez accepter les conditions d'utilisation",
    age_unconfirmed: 'Vous devez avoir 16 ans ou plus pour utiliser Reverie',
    email_required: "L'email est requis",
    password_required: 'Le mot de passe est requis',
    fields_required: 'Tous les champs sont requis',
    unavailable:
      'Le serveur ne répond pas. Réessayez dans un instant : ce que vous avez écrit reste ici.',
    unexpected: 'Une erreur est survenue. Veuillez réessayer.',
  },
  wait: waitWords.fr,
  /** Why nobody may take a name. */
  names: {
    reserved: 'Ce nom est réservé à celles et ceux qui tiennent le site : choisissez-en un autre',
    confusable:
      'Ce nom mêle des alphabets, ou se lit comme un autre : écrivez-le dans un seul, sans lettres qui se ressemblent',
  },
  /** Why nobody should choose a password. */
  passwords: {
    too_common:
      'Ce mot de passe est parmi les plus courants : d’autres l’essaieraient en premier. Choisissez-en un autre.',
    same_as_name: 'Votre mot de passe ne peut pas être votre email ou votre nom d’utilisateur',
  },
  /** What the server could not take in a field, by its name. */
  invalid: {
    email: "Cette adresse email n'est pas valide",
    password: 'Le mot de passe doit contenir entre 8 et 256 caractères',
    username:
      "Le nom d'utilisateur compte de 3 à 30 lettres ou chiffres, avec entre eux des points, tirets ou soulignés",
    displayName:
      'Le nom affiché compte 40 caractères au plus, sans @ ni amas d’accents sur une même lettre',
    firstName: 'Le prénom compte 60 caractères au plus',
    lastName: 'Le nom compte 60 caractères au plus',
  },
};

export type AccountsMessages = typeof accountsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    accounts: AccountsMessages;
  }
}
