import { laterOf, saidOf, symbolsOf, type Told } from '#features/exports/rules.ts';

type Language = 'fr' | 'en';

const words = {
  fr: {
    untitled: 'Sans titre',
    report: 'Récit complet',
    unreadable: 'La clé de ce récit est perdue.',
    later: 'Venu plus tard',
    day: 'La veille',
    links: 'Ce que j’y entends',
  },
  en: {
    untitled: 'Untitled',
    report: 'Full account',
    unreadable: 'The key of this account is lost.',
    later: 'What came later',
    day: 'The day before',
    links: 'What it means to me',
  },
};

/** Where a dream's note lies: a folder a year, its night and its title; the end of its id for twins. */
export function fileNameOf({ dream }: Told, language: Language): string {
  const night = dream.night;
  const title = plainName(dream.title ?? words[language].untitled);
  return `${night.slice(0, 4)}/${night} ${title} ${dream.id.slice(-6)}.md`;
}

/** A name as file systems and links of Obsidian take it. */
export function plainName(name: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|#^[\]\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '')
    // Half a sign at the cut.
    .toWellFormed();
  return plain || '…';
}

type Setting = {
  language: Language;
  file: string | null;
  /** Names of symbols that have a note of their own. */
  meant: ReadonlySet<string>;
};

/** A dream as a note: what is known of it in front, then its picture and its words. */
export function markdownOf(told: Told, { language, file, meant }: Setting): string {
  const { dream, report, isUnreadable, painting } = told;
  const t = words[language];
  const front = {
    title: dream.title,
    night: dream.night,
    date: dream.dreamedAt.toISOString(),
    tags: dream.tags.map(obsidianTag).filter((tag) => tag !== ''),
    category: dream.category,
    types: dream.types,
    mood: dream.mood,
    lucidity: dream.lucidity,
    vividness: dream.vividness,
    sleep: dream.sleepQuality,
    recall: dream.recall,
    city: dream.city,
    country: dream.country,
    symbols: symbolsOf(told, language),
    visibility: dream.visibility,
    reverie: dream.id,
  };
  const alt = painting?.[language === 'fr' ? 'altFr' : 'altEn'] ?? '';
  const account = report ?? (isUnreadable ? `*${t.unreadable}*` : null);
  const later = laterOf(told);
  const dayNote = saidOf(told.night)?.dayNote;
  const links = symbolsOf(told, language).filter((name) => meant.has(name));
  const parts = [
    frontOf(front),
    `# ${dream.title ?? t.untitled}`,
    file && `![${alt.replace(/[[\]\n]/g, ' ')}](../paintings/${file})`,
    dream.content,
    ...(account ? [`## ${t.report}`, account] : []),
    ...(later.length > 0 ? [`## ${t.later}`] : []),
    ...later.map(({ content, createdAt }) => `*${createdAt.slice(0, 10)}*\n\n${content}`),
    ...(dayNote ? [`## ${t.day}`, dayNote] : []),
    ...(links.length > 0 ? [`## ${t.links}`] : []),
    links.map((name) => `- [[${plainName(name)}]]`).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What stands in front of a note. */
export function frontOf(fields: Record<string, unknown>): string {
  return `---\n${yamlOf(fields)}---`;
}

/** Flat values are spelled as JSON does, which YAML reads alike: no word of a dream is syntax. */
function yamlOf(fields: Record<string, unknown>): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}

/** A tag of Obsidian holds no blank, and is no mere number. */
function obsidianTag(tag: string): string {
  const plain = tag.replace(/[^\p{L}\p{N}_/-]+/gu, '-').replace(/^-+|-+$/g, '');
  return /^\d+$/.test(plain) ? `n${plain}` : plain;
}
