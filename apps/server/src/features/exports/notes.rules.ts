import type { ToldPerson } from '@reverie/contract/people';
import type { SymbolMeaning } from '@reverie/contract/symbols';
import { frontOf, plainName } from '#features/exports/markdown.rules.ts';
import { relationIn } from '#features/exports/people.rules.ts';
import { saidOf, type ToldNight } from '#features/exports/rules.ts';

type Language = 'fr' | 'en';
type Note = { name: string; text: string };

const words = {
  fr: { symbols: 'Symboles', people: 'Personnes', nights: 'Nuits', before: 'Avant' },
  en: { symbols: 'Symbols', people: 'People', nights: 'Nights', before: 'Before' },
};
const said = {
  fr: {
    ...{ bedtime: 'coucher', rising: 'lever', awakenings: 'réveils', naps: 'siestes' },
    ...{ moodBefore: 'humeur au coucher', moodAfter: 'humeur au lever', quality: 'qualité' },
    none: 'Rien n’est resté.',
  },
  en: {
    ...{ bedtime: 'bedtime', rising: 'rising', awakenings: 'awakenings', naps: 'naps' },
    ...{ moodBefore: 'mood before', moodAfter: 'mood after', quality: 'quality' },
    none: 'Nothing stayed.',
  },
};

/** What a symbol means to its dreamer, as a note that dreams lead to. */
export function meaningNote(
  { symbol, meaning, former }: SymbolMeaning,
  { label, language }: { label: string; language: Language },
): Note | null {
  if (meaning === null) return null;
  const t = words[language];
  const before = former.map(({ meaning: was, at }) => `*${at.slice(0, 10)}*\n\n${was}`);
  const parts = [
    frontOf({ reverie: 'symbol', symbol }),
    `# ${label}`,
    meaning,
    ...(before.length > 0 ? [`## ${t.before}`, ...before] : []),
  ];
  return { name: `${t.symbols}/${plainName(label)}.md`, text: noteOf(parts) };
}

type Person = Omit<ToldPerson, 'dreams'>;

export function personNote(person: Person, language: Language): Note | null {
  if (person.isUnreadable) return null;
  const { name, aliases, relation, note } = person;
  const parts = [
    frontOf({ reverie: 'person', aliases, relation }),
    `# ${name}`,
    relationIn(person, language),
    note ?? '',
  ];
  return { name: `${words[language].people}/${plainName(name)}.md`, text: noteOf(parts) };
}

/** What was said of a night itself; null where that is nothing. */
export function nightNote(night: ToldNight, language: Language): Note | null {
  const { date, hadNoRecall } = night;
  const t = said[language];
  const { dayNote = null, ...slept } = saidOf(night) ?? {};
  const names = ['bedtime', 'rising', 'awakenings', 'naps', 'quality'] as const;
  const moods = ['moodBefore', 'moodAfter'] as const;
  const values = new Map(Object.entries(slept));
  const told = [...names, ...moods].flatMap((name) => {
    const value = values.get(name);
    return value === null || value === undefined ? [] : [`- ${t[name]}: ${value}`];
  });
  if (told.length === 0 && dayNote === null && !hadNoRecall) return null;
  const parts = [
    frontOf({ reverie: 'night', night: date }),
    `# ${date}`,
    hadNoRecall ? t.none : '',
    told.join('\n'),
    dayNote ?? '',
  ];
  return { name: `${words[language].nights}/${date}.md`, text: noteOf(parts) };
}

function noteOf(parts: readonly string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
