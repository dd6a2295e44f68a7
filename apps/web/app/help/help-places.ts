export const helpCategories = [
  'account',
  'dreams',
  'analysis',
  'features',
  'privacy',
  'billing',
  'api',
  'guides',
  'running',
] as const;
export type HelpCategory = (typeof helpCategories)[number];

type HelpPlace = { category: HelpCategory; href: string };

const documentation = (page: string) => `/documentation/${page}`;

/** What help there is, and the page that gives it. The words stand beside, one file a language. */
export const helpPlaces = {
  'create-account': { category: 'account', href: '/support#create-account' },
  'stay-signed-in': { category: 'account', href: '/support#stay-signed-in' },
  'lost-password': { category: 'account', href: '/forgot' },
  'see-sessions': { category: 'account', href: '/settings/sessions' },
  'change-password': { category: 'account', href: '/settings/security' },
  passkeys: { category: 'account', href: '/settings/security#passkeys' },
  'second-factor': { category: 'account', href: '/settings/security#second-factor' },
  'lost-device': { category: 'account', href: '/support#lost-device' },
  'sign-in-elsewhere': { category: 'account', href: '/settings/security#elsewhere' },
  'asked-again': { category: 'account', href: '/support#asked-again' },
  'change-profile': { category: 'account', href: '/settings/account' },
  'show-oneself': { category: 'account', href: '/settings/account' },
  'own-page': { category: 'privacy', href: '/settings/account#page' },
  'sign-in-wait': { category: 'account', href: '/login' },
  'close-account': { category: 'account', href: '/settings/data' },
  'tell-dream': { category: 'dreams', href: documentation('usage/recording') },
  'dream-length': { category: 'dreams', href: documentation('usage/recording#limits') },
  'speak-dream': { category: 'dreams', href: documentation('usage/recording#voice') },
  'night-capture': { category: 'dreams', href: documentation('usage/recording#night') },
  'without-network': { category: 'dreams', href: documentation('usage/recording#offline') },
  'lost-draft': { category: 'dreams', href: documentation('usage/recording#draft') },
  'find-dream': { category: 'dreams', href: documentation('features/dream-journal#find') },
  'what-returns': { category: 'dreams', href: documentation('features/dream-journal#symbols') },
  'compare-versions': { category: 'dreams', href: documentation('features/dream-journal#layers') },
  'change-dream': { category: 'dreams', href: documentation('features/dream-journal#change') },
  'take-down-dream': { category: 'dreams', href: documentation('features/dream-journal#remove') },
  'share-dream': { category: 'dreams', href: documentation('usage/sharing') },
  'content-warnings': { category: 'dreams', href: documentation('usage/sharing#warnings') },
  'how-analysis': { category: 'analysis', href: '/support#how-analysis' },
  'analysis-sure': { category: 'analysis', href: '/support#analysis-sure' },
  'analysis-wrong': { category: 'analysis', href: '/support#analysis-wrong' },
  'dream-meaning': { category: 'analysis', href: documentation('usage/interpreting') },
  'lit-words': { category: 'analysis', href: documentation('features/analysis#lit-words') },
  'analysis-languages': {
    category: 'analysis',
    href: documentation('features/analysis#languages'),
  },
  'recurring-motifs': { category: 'analysis', href: documentation('features/patterns') },
  'painting-made': { category: 'features', href: '/support#painting-made' },
  'painting-again': { category: 'features', href: '/support#painting-again' },
  'nightmare-painting': { category: 'features', href: documentation('usage/sharing#warnings') },
  'sky-and-colours': { category: 'features', href: '/support#sky-and-colours' },
  'who-reads': { category: 'privacy', href: '/support#who-reads' },
  'outside-model': { category: 'privacy', href: '/support#outside-model' },
  'what-i-agreed-to': { category: 'privacy', href: '/settings/privacy' },
  'stored-where': { category: 'privacy', href: '/support#stored-where' },
  'cookies-kept': { category: 'privacy', href: '/cookies' },
  'price-today': { category: 'billing', href: '/support#billing' },
  'api-start': { category: 'api', href: documentation('getting-started/installation#sdk') },
  'api-token': { category: 'api', href: documentation('getting-started/first-steps#token') },
  'api-description': { category: 'api', href: '/api' },
  'dream-analysis-guide': { category: 'guides', href: documentation('guides/dream-analysis') },
  'pattern-guide': { category: 'guides', href: documentation('guides/pattern-recognition') },
  'lucid-guide': { category: 'guides', href: documentation('guides/lucid-dreaming') },
  'own-server': { category: 'running', href: documentation('getting-started/installation') },
  'configure-server': { category: 'running', href: documentation('getting-started/configuration') },
  'keep-data': { category: 'running', href: documentation('getting-started/configuration#data') },
  'send-mail': { category: 'running', href: documentation('getting-started/configuration#mail') },
  'set-up-model': {
    category: 'running',
    href: documentation('getting-started/configuration#models'),
  },
  'write-to-us': { category: 'account', href: '/contact' },
  'low-after-nightmare': { category: 'dreams', href: '/contact#distress' },
} as const satisfies Record<string, HelpPlace>;
export type HelpId = keyof typeof helpPlaces;

/** `words`: what people type who look for this and do not know our name for it. */
export type HelpText = { title: string; text: string; words: string };
