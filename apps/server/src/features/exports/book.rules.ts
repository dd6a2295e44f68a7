import { laterOf, symbolsOf, type Told } from '#features/exports/rules.ts';
import type { BookWords, Chapter, Printable } from '#platform/book/chapter.ts';

type Language = 'fr' | 'en';

/** Dreams of one volume: more of them would be no book to hold, and more to remember. */
export const volumeLimit = 2_000;

type Opening = {
  language: Language;
  author: string;
  dreams: number;
  first: string;
  last: string;
  /** Where there are several. */
  volume: { number: number; of: number } | null;
};

type Words = Omit<BookWords, 'meanings' | 'people'>;

export function bookWords({ language, author, dreams, first, last, volume }: Opening): Words {
  const nights = `${longDate(first, language)} – ${longDate(last, language)}`;
  const same = { language, author };
  if (language === 'fr') {
    return {
      ...same,
      title: `Les rêves ${/^[aeiouàâäéèêëîïôöùûüœæ]/iu.test(author) ? 'd’' : 'de '}${author}`,
      lines: [
        ...(volume ? [`Tome ${volume.number} sur ${volume.of}`] : []),
        dreams === 0 ? 'Aucune nuit encore' : nights,
        `${dreams} ${dreams > 1 ? 'rêves' : 'rêve'}`,
      ],
      ...{ imprint: 'Composé par Reverie', contents: 'Table des rêves' },
      ...{ index: 'Index des symboles', persons: 'Qui est qui' },
    };
  }
  return {
    ...same,
    title: `The dreams of ${author}`,
    lines: [
      ...(volume ? [`Volume ${volume.number} of ${volume.of}`] : []),
      dreams === 0 ? 'No night yet' : nights,
      `${dreams} ${dreams === 1 ? 'dream' : 'dreams'}`,
    ],
    ...{ imprint: 'Set by Reverie', contents: 'The dreams in order' },
    ...{ index: 'Index of symbols', persons: 'Who is who' },
  };
}

const formats = {
  fr: {
    month: new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    day: new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }),
  },
  en: {
    month: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  },
};

function longDate(night: string, language: Language): string {
  return night === '' ? '' : formats[language].day.format(new Date(`${night}T00:00:00Z`));
}

const untitled = { fr: 'Sans titre', en: 'Untitled' };

/** A dream as a chapter: its words as a poem, the whole account as prose beneath. */
export function chapterOf(
  told: Told,
  { language, picture }: { language: Language; picture: Printable | null },
): Chapter {
  const { dream, report, painting } = told;
  const night = dream.night;
  const month = formats[language].month.format(new Date(`${night}T00:00:00Z`));
  const place = [dream.city, dream.country].filter(Boolean).join(', ');
  const alt = painting?.[language === 'fr' ? 'altFr' : 'altEn'] ?? '';
  return {
    part: month.charAt(0).toLocaleUpperCase(language) + month.slice(1),
    title: dream.title?.replace(/\s+/g, ' ').trim() || untitled[language],
    facts: [longDate(night, language), place].filter(Boolean).join(' · '),
    verse: verseOf(dream.content, dream.language ?? language),
    // An account that only says again what is shared is not set twice.
    prose: report && report.trim() !== dream.content.trim() ? paragraphsOf(report) : [],
    later: laterOf(told).map(({ content, createdAt }) => ({
      date: longDate(createdAt.slice(0, 10), language),
      prose: paragraphsOf(content),
    })),
    picture: picture && { ...picture, alt },
    symbols: symbolsOf(told, language),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** As a poem: the dreamer's own lines where there are some, else a line a sentence. */
export function verseOf(text: string, language: Language): string[] {
  const lines = paragraphsOf(text);
  if (lines.length > 1) return lines;
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}
