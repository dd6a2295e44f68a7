import { actNames, changeNames } from '#classes.ts';
import { isInName } from '#grammar/proper-names.ts';
import type { Meaning } from '#lexicon/candidates.ts';
import { FormIndex, type Match } from '#lexicon/index-of-forms.ts';
import { rowsOf, type Words } from '#lexicon/written.ts';
import type { Reading } from '#read/reading.ts';
import type { Language } from '#text/language.ts';

type Action = Meaning<'action', { readonly act: (typeof actNames)[number] }>;
type Made = Meaning<'change', { readonly change: (typeof changeNames)[number] }>;
export type ActionMatch = Match<Action>;
export type ChangeMatch = Match<Made>;

const actions = new Map<Language, FormIndex<Action>>();
const changes = new Map<Language, FormIndex<Made>>();

/** What was found in a text: its readers ask for every word. */
const actionsFound = new WeakMap<Reading, readonly ActionMatch[]>();
const changesFound = new WeakMap<Reading, readonly ChangeMatch[]>();

/** Acts that a text tells, in its order. */
export function actionsIn(reading: Reading): readonly ActionMatch[] {
  return once(actionsFound, reading, (language) =>
    indexOf(actions, reading.words, language, 'action', (key) => {
      const act = actNames.find((name) => name === key);
      if (act === undefined) throw new Error(`“${key}” is no act`);
      return { domain: 'action', value: { act } };
    }),
  );
}

/** What a text says things are made to be, in its order. */
export function changesIn(reading: Reading): readonly ChangeMatch[] {
  return once(changesFound, reading, (language) =>
    indexOf(changes, reading.words, language, 'change', (key) => {
      const change = changeNames.find((name) => name === key);
      if (change === undefined) throw new Error(`“${key}” is no change`);
      return { domain: 'change', value: { change } };
    }),
  );
}

function once<M extends Meaning>(
  found: WeakMap<Reading, readonly Match<M>[]>,
  reading: Reading,
  indexFor: (language: Language) => FormIndex<M>,
): readonly Match<M>[] {
  const known = found.get(reading);
  if (known !== undefined) return known;
  const { tokens, sentences, properNames } = reading;
  const all = sentences
    .flatMap(({ language, from, to }) => indexFor(language).find(tokens, from, to))
    // Jana Green is not green.
    .filter(({ from, to }) => !isInName(properNames, from, to));
  found.set(reading, all);
  return all;
}

function indexOf<M extends Meaning>(
  ready: Map<Language, FormIndex<M>>,
  words: Words,
  language: Language,
  table: 'action' | 'change',
  decode: (key: string) => M,
): FormIndex<M> {
  const known = ready.get(language);
  if (known !== undefined) return known;
  const index = new FormIndex<M>(language);
  for (const row of rowsOf(words, language)) {
    if (row.table !== table) continue;
    index.add(
      table,
      // Words that only look like an act are taken away.
      row.key === '-' ? undefined : decode(row.key),
      language === 'en' ? withPronouns(row.terms) : withSelves(row.terms),
    );
  }
  ready.set(language, index);
  return index;
}

/** « Se cacher » is « me cacher » too, where it is the dreamer who does it. */
function withSelves(terms: string): string {
  const all = terms.split(',').map((term) => term.trim());
  const bare = (term: string) => /^(?:se |s')(.+)$/.exec(term)?.[1];
  const selves = all.flatMap((term) => bare(term) ?? []);
  const isSelf = (term: string) =>
    selves.some((rest) => term === `me ${rest}` || term === `m'${rest}`);
  return [...all.filter((term) => !isSelf(term)), ...selves.map((rest) => `& ${rest}`)].join(',');
}

const particles = 'up|down|out|off|away|back|over|apart|aside|open';
const verbAndParticle = new RegExp(String.raw`^(\S+/v)!* (${particles})(!*)$`);

/** `Pick up` is said `pick it up` too: an English particle stands after a pronoun. */
function withPronouns(terms: string): string {
  return terms
    .split(',')
    .flatMap((term) => {
      const [, verb, particle, guard] = verbAndParticle.exec(term.trim()) ?? [];
      if (verb === undefined) return [term];
      return [term, `${verb} it+them+him+her+me+us ${particle}${guard}`];
    })
    .join(',');
}
