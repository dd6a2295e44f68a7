import type { contentWarnings } from '@reverie/contract/dreams.rules';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

type Subject = (typeof contentWarnings)[number];

const fr = {
  title: 'Rechercher',
  hint: 'Un rêve, une page, une question',
  close: 'Fermer',
  groups: { pages: 'Pages', dreams: 'Rêves', help: 'Aide' },
  all: (query: string) => `Tous les rêves pour « ${query} »`,
  searching: 'Recherche…',
  found: (count: number) => (count === 1 ? '1 résultat' : `${count} résultats`),
  none: (query: string) => `Rien pour « ${query} ». Essayez un autre mot, ou moins de mots.`,
  away: 'Les rêves ne répondent pas : vérifiez votre connexion. Les pages, elles, restent là.',
  veiled: (count: number, subjects: string) =>
    `${count > 1 ? 'Sujets sensibles' : 'Sujet sensible'} : ${subjects}`,
  subjects: {
    violence: 'violence',
    sexual: 'sexualité',
    sexual_violence: 'violence sexuelle',
    death: 'mort',
    self_harm: 'automutilation',
    phobia: 'phobie',
  } satisfies Record<Subject, string>,
  inLanguage: { fr: 'en français', en: 'en anglais' },
  keys: '↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer',
};
type SearchText = typeof fr;

const en = {
  title: 'Search',
  hint: 'A dream, a page, a question',
  close: 'Close',
  groups: { pages: 'Pages', dreams: 'Dreams', help: 'Help' },
  all: (query: string) => `All dreams for “${query}”`,
  searching: 'Searching…',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (query: string) => `Nothing for “${query}”. Try another word, or fewer words.`,
  away: 'Dreams do not answer: check your connection. The pages are still here.',
  veiled: (count: number, subjects: string) =>
    `Sensitive ${count > 1 ? 'subjects' : 'subject'}: ${subjects}`,
  subjects: {
    violence: 'violence',
    sexual: 'sexuality',
    sexual_violence: 'sexual violence',
    death: 'death',
    self_harm: 'self-harm',
    phobia: 'phobia',
  },
  inLanguage: { fr: 'in French', en: 'in English' },
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
} satisfies SearchText;

/** These words come with the search, in both languages: changing one is heard at once. */
export const searchText = { fr: typeset(fr, setFrench), en: typeset(en, setEnglish) };
