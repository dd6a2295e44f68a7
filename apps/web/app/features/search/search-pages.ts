import type { Language } from '#language/language.ts';

export type FoundPage = { to: string; name: string };

type Entry = {
  to: string;
  /** The page's name, then words people look for it by. */
  fr: readonly [name: string, words: string];
  en: readonly [name: string, words: string];
  /** Only for who is signed in, or only for who is not. */
  of?: 'member' | 'visitor';
};

/** The first of them stand there before anything is typed. */
const entries: readonly Entry[] = [
  {
    to: '/dreams',
    fr: ['Bibliothèque', 'rêves publics explorer recherche'],
    en: ['Library', 'public dreams explore search'],
  },
  {
    to: '/dashboard',
    of: 'member',
    fr: ['Explorer les rêves', 'tableau mes rêves liste'],
    en: ['Explore dreams', 'dashboard my dreams list'],
  },
  {
    to: '/dreams/new',
    of: 'member',
    fr: ['Nouveau rêve', 'partager raconter écrire ajouter'],
    en: ['New dream', 'share tell write add'],
  },
  {
    to: '/profile',
    of: 'member',
    fr: ['Mon profil', 'compte préférences réglages accords statistiques'],
    en: ['My profile', 'account preferences settings consents statistics'],
  },
  {
    to: '/login',
    of: 'visitor',
    fr: ['Connexion', 'se connecter mot de passe compte'],
    en: ['Sign in', 'login log password account'],
  },
  {
    to: '/register',
    of: 'visitor',
    fr: ['Créer un compte', 'inscription s’inscrire'],
    en: ['Create an account', 'sign up register join'],
  },
  {
    to: '/features',
    fr: ['Fonctionnalités', 'analyse peinture journal'],
    en: ['Features', 'analysis painting journal'],
  },
  {
    to: '/documentation',
    fr: ['Documentation', 'guide premiers pas installation'],
    en: ['Documentation', 'docs guide first steps install'],
  },
  { to: '/', fr: ['Accueil', 'reverie début'], en: ['Home', 'reverie start'] },
  {
    to: '/about',
    fr: ['À propos', 'histoire valeurs projet'],
    en: ['About', 'story values project'],
  },
  {
    to: '/pricing',
    fr: ['Tarifs', 'prix formules abonnement gratuit payer'],
    en: ['Pricing', 'price plans subscription free pay cost'],
  },
  { to: '/blog', fr: ['Blog', 'articles sommeil lire'], en: ['Blog', 'articles sleep read'] },
  {
    to: '/contact',
    fr: ['Contact', 'nous écrire message presse partenariat'],
    en: ['Contact', 'write to us message press partnership'],
  },
  { to: '/api', fr: ['API', 'développeur requête sdk'], en: ['API', 'developer request sdk'] },
  {
    to: '/support',
    fr: ['Assistance', 'aide questions faq problème'],
    en: ['Support', 'help questions faq problem'],
  },
  {
    to: '/status',
    fr: ['État du service', 'disponibilité panne incident'],
    en: ['Service status', 'uptime outage incident'],
  },
  {
    to: '/privacy',
    fr: ['Confidentialité', 'données vie privée rgpd'],
    en: ['Privacy', 'data gdpr'],
  },
  { to: '/terms', fr: ['Conditions', 'utilisation règles'], en: ['Terms', 'use rules conditions'] },
  { to: '/cookies', fr: ['Cookies', 'traceurs consentement'], en: ['Cookies', 'trackers consent'] },
  {
    to: '/credits',
    fr: ['Crédits', 'licences polices silhouettes'],
    en: ['Credits', 'licences fonts silhouettes'],
  },
];
const offered = 5;
const shown = 4;

type Asking = { language: Language; isSignedIn: boolean };

/** The pages whose name or words begin as what was typed does, word by word; names first. */
export function findPages(query: string, { language, isSignedIn }: Asking): FoundPage[] {
  const open = entries.filter(({ of }) => !of || (of === 'member') === isSignedIn);
  const asked = wordsOf(query);
  if (asked.length === 0) return open.slice(0, offered).map((entry) => pageOf(entry, language));
  const within = (text: string) => {
    const words = wordsOf(text);
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  };
  const named = open.filter((entry) => within(entry[language][0]));
  const meant = open.filter((entry) => !named.includes(entry) && within(entry[language].join(' ')));
  return [...named, ...meant].slice(0, shown).map((entry) => pageOf(entry, language));
}

function pageOf(entry: Entry, language: Language): FoundPage {
  return { to: entry.to, name: entry[language][0] };
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
