import { contentLimit, reportLimit, titleLimit } from '@reverie/contract/dreams.rules';
import type {
  BesideKind,
  EntryReason,
  EntryState,
  ImportField,
  ImportProblem,
} from '@reverie/contract/imports.rules';
import { countCharacters, isStorable } from '@reverie/contract/text.rules';
import type { BroughtDream } from '#features/dreams/service.ts';

/** A dream as a file tells it. What is absent was not told. */
export type Entry = {
  /** Where in the file: a line, or the name of a file in it. */
  place: string;
  title: string | null;
  /** The whole account. */
  text: string;
  /** What may be shared, where the file tells that apart. */
  content: string | null;
  night: string | null;
  moment: Date | null;
  /** What is in doubt already. */
  reasons: EntryReason[];
  facts: BroughtDream['facts'];
  /** What an archive of ours tells beside; its words are as they were, and stay so. */
  whole?: NonNullable<BroughtDream['whole']> & { layers: Layers };
};

/** What belongs to a dream of an archive, as its file tells it. */
export type Layers = {
  additions: unknown[];
  versions: unknown[];
  paintings: unknown[];
  /** How it was painted, where its picture is not in the file. */
  manner: unknown;
};

export type Counts = Record<EntryState | 'all' | 'imported', number>;
/** Absent: none. */
export type BesideCounts = Partial<Record<BesideKind, number>>;

export const noCounts: Counts = {
  ...{ all: 0, new: 0, doubtful: 0, duplicate: 0, refused: 0, imported: 0 },
};

/** What a file is refused for, whole. */
export class BadFile extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

export type Column = { name: string; field: ImportField | null };

/** A dream as it will be written. */
export type Proposed = Omit<Entry, 'content' | 'text' | 'night' | 'moment'> & {
  content: string;
  report: string | null;
  night: string;
  dreamedAt: Date;
  state: EntryState;
};

const day = 86_400_000;

/**
 * What becomes of an entry: its account is kept whole and sealed, and of it as many whole sentences
 * are proposed to be shared as a dream may have. A date that is missing or odd is a doubt.
 */
export function propose(entry: Entry, now: Date): Proposed {
  const { place, facts, whole } = entry;
  const clean = whole ? storable : cleaned;
  const text = clean(entry.text);
  const told = entry.content === null ? '' : clean(entry.content);
  const heading = clean(entry.title ?? '');
  const title = beginningOf(whole ? heading : heading.replace(/\s+/g, ' '), titleLimit);
  const reasons = [...entry.reasons];
  const { night, dreamedAt } = whenOf(entry, now);
  if (entry.night === null && entry.moment === null) reasons.push('no_date');
  else if (dreamedAt.getTime() > now.getTime() + day) reasons.push('date_ahead');
  else if (night < '1900-01-01') reasons.push('date_long_ago');
  const isLong = countCharacters(text) > reportLimit;
  const isEmpty = text === '' && told === '';
  const content =
    told !== '' && countCharacters(told) <= contentLimit ? told : sentencesOf(told || text);
  const refusal: EntryReason | null = isEmpty ? 'no_text' : isLong ? 'too_long' : null;
  return {
    ...(whole && { whole }),
    ...{ place, facts, title: title || null, night, dreamedAt, content: content || '…' },
    // A table of ours tells what is shared apart, and may have no account beside it.
    report: text === '' ? null : text,
    reasons: refusal ? [refusal] : reasons,
    state: refusal ? 'refused' : reasons.length > 0 ? 'doubtful' : 'new',
  };
}

function whenOf({ night, moment }: Entry, now: Date): { night: string; dreamedAt: Date } {
  const named = night ?? (moment ?? now).toISOString().slice(0, 10);
  // Where only the date is told, the dream is of its early morning.
  return { night: named, dreamedAt: moment ?? new Date(`${named}T05:00:00Z`) };
}

/** Line ends of one kind, no signs a database cannot keep, nothing blank around it. */
function cleaned(text: string): string {
  return storable(text.replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Without signs a database cannot keep. */
function storable(text: string): string {
  const plain = text.replaceAll('\0', '');
  return isStorable(plain) ? plain : plain.toWellFormed();
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const sentences = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** As many whole sentences as there is room for; the first words where the first is too long. */
export function sentencesOf(text: string, limit = contentLimit): string {
  let kept = '';
  // More than the limit in code units may still be less in signs; sixteen times is beyond any doubt.
  for (const { segment } of sentences.segment(text.slice(0, limit * 16))) {
    if (countCharacters((kept + segment).trim()) > limit) break;
    kept += segment;
  }
  return kept.trim() || beginningOf(text, limit);
}

/** The first words of a text that is too long, and an ellipsis. */
export function beginningOf(text: string, limit: number): string {
  if (countCharacters(text) <= limit) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    count += 1;
    if (count >= limit) break;
    kept += segment;
  }
  return `${kept.replace(/\s+\S*$/, '')}…`;
}

/** What two tellings of the same dream have in common, however they are spaced, cased or quoted. */
export function sameness(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
