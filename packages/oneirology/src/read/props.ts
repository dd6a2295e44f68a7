import { isInName } from '#grammar/proper-names.ts';
import type { Meaning } from '#lexicon/candidates.ts';
import { FormIndex, type Match } from '#lexicon/index-of-forms.ts';
import { noPlaces } from '#lexicon/no-places.ts';
import { parseTable } from '#lexicon/notation.ts';
import { placeHints, placeNames } from '#lexicon/place-hints.ts';
import { noThings } from '#lexicon/props/no-things.ts';
import { props } from '#lexicon/props.ts';
import type { SymbolConcept } from '#lexicon/symbols/family.ts';
import { isOnStage } from '#read/on-stage.ts';
import { isLeft, isOfAnother, isToldThere } from '#read/places/told-there.ts';
import { evidenceAt, holds, type Reading } from '#read/reading.ts';
import { isColour } from '#read/symbols.ts';
import { conceptsMeant, isMeantOtherwise } from '#read/word-senses.ts';
import type { DreamSymbol } from '#schema.ts';
import type { Language } from '#text/language.ts';

type Prop = Meaning<'prop', SymbolConcept>;

const indexes = new Map<Language, FormIndex<Prop>>();

function indexFor(language: Language): FormIndex<Prop> {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = new FormIndex<Prop>(language);
  for (const concept of props) {
    index.add('prop', { domain: 'prop', value: concept }, concept[language]);
  }
  index.add('prop', undefined, noThings[language]);
  // Beside the props: the same words may name a thing and tell the place.
  for (const concept of [...placeNames.concepts, ...placeHints.concepts]) {
    index.add('hint', { domain: 'prop', value: concept }, concept[language]);
  }
  for (const row of parseTable(noPlaces)) index.add('hint', undefined, row[language]);
  indexes.set(language, index);
  return index;
}

/** Words of a text that name a prop, in its order. */
export function propsIn(reading: Reading): Match<Prop>[] {
  const { tokens, sentences, properNames, meant } = reading;
  const found = sentences
    .flatMap(({ language, from, to }) => indexFor(language).find(tokens, from, to))
    .filter((match) => !isMeantOtherwise(meant, tokens, namingOf(match)));
  return [...found, ...propsMeant(reading, found)]
    .sort((a, b) => a.from - b.from)
    .filter(
      (match) =>
        // A name of a place is one, whatever its words say.
        isPlaceName(match) ||
        !(isInName(properNames, match.from, match.to) || isColour(reading, match)),
    );
}

function whereTold({ tokens }: Reading, from: number, to: number): string {
  if (isToldThere(tokens, from, to)) return isOfAnother(tokens, to) ? '.there-of' : '.there';
  return isLeft(tokens, from) ? '.left' : '';
}

function isPlaceName({ meaning }: Match<Prop>): boolean {
  return meaning.value.category === placeNames.id;
}

const conceptsById = new Map(
  [...props, ...placeHints.concepts].map((concept) => [concept.id, concept]),
);

/** Props that words of two senses name here: `the crane lifted a beam`, and no bird. */
function propsMeant({ tokens, meant }: Reading, found: readonly Match<Prop>[]): Match<Prop>[] {
  return conceptsMeant(meant, (id) => conceptsById.get(id), found.map(namingOf)).map(
    ({ at, value }) => {
      const term = tokens[at]?.lower ?? '';
      const meaning: Prop = { domain: 'prop', value };
      return { meaning, term, from: at, to: at + 1, part: 'noun', guarded: true };
    },
  );
}

function namingOf({ from, to, part, meaning }: Match<Prop>) {
  return { from, to, part, id: meaning.value.id };
}

/** The props of a dream, in the shape of its symbols; only what is there. */
export function readProps(reading: Reading): DreamSymbol[] {
  const found = new Map<string, DreamSymbol>();
  for (const match of propsIn(reading)) {
    const { from, to, term, meaning } = match;
    if (!isOnStage(reading, from)) continue;
    const { id, category, label } = meaning.value;
    const kind = isPlaceName(match) ? 'place-name' : 'prop';
    const where = id.startsWith('at-') ? whereTold(reading, from, to) : '';
    const evidence = evidenceAt(reading, from, to, `${kind}.${id}${where}: ${term}`);
    if (evidence.negated) continue;
    const known = found.get(id);
    if (id.startsWith('at-') && holds(known?.evidence ?? [], evidence)) continue;
    const all = [...(known?.evidence ?? []), evidence];
    found.set(id, { id, category, label, count: all.length, p: 0.9, shown: true, evidence: all });
  }
  return [...found.values()];
}
