import { readVerbs, type VerbPair, type VerbSide } from '#lexicon/verb-pairs.ts';
import { presentEnglish } from '#morphology/english.ts';
import { presentFrench } from '#morphology/french-verbs.ts';
import type { Deed } from '#schema.ts';

type Verb = NonNullable<Deed['verb']>;

let pairs: readonly VerbPair[] | undefined;

function allPairs(): readonly VerbPair[] {
  pairs ??= readVerbs();
  return pairs;
}

/** Acts that are hands on something: whatever is done with it is told so. */
const handling = new Set<string>(['hold', 'carry', 'tend', 'touch']);

/**
 * How both languages tell a verb that an act was read by, a term of either's lexicon; undefined where
 * only its act says it.
 */
export function verbInWords(act: Deed['act'], term: string): Verb | undefined {
  const said = plainly(term);
  const isSaid = ({ fr, en }: VerbPair) =>
    [fr, en].some((side) => side.terms.length > 0 && plainly(side.said) === said);
  const own = allPairs().find((pair) => pair.act === act && isSaid(pair));
  const pair = own ?? (handling.has(act) ? allPairs().find(isSaid) : undefined);
  return pair && pairInWords(pair, pair !== own);
}

/** The verbs of each act by their English infinitive, for whoever chooses one instead of reading it. */
export function verbsOf(act: Deed['act']): string[] {
  const all = allPairs()
    .filter((pair) => pair.act === act)
    .map(({ en }) => en.told);
  return [...new Set(all)];
}

/** How both languages tell a verb of `verbsOf`. */
export function verbNamed(act: Deed['act'], english: string): Verb | undefined {
  const pair = allPairs().find((one) => one.act === act && one.en.told === english);
  return pair && pairInWords(pair, false);
}

function pairInWords({ fr, en }: VerbPair, isOfAnotherAct: boolean): Verb {
  return {
    fr: inWords(fr, presentFrench, isOfAnotherAct),
    en: inWords(en, presentEnglish, isOfAnotherAct),
  };
}

/** « Me cacher », « m'enfuir », « s'enfuir »: one reflexive is as another. */
function plainly(term: string): string {
  return term.replace(/^(?:[sm]e |[sm]')/, 'se ');
}

function inWords(
  { told, joint }: VerbSide,
  present: (verb: string) => { readonly one: string; readonly many: string },
  isOfAnotherAct: boolean,
): Verb['fr'] {
  const [, clitic = '', verb = '', rest = ''] = /^(se |s'en |s')?(\S+)(.*)$/.exec(told) ?? [];
  const { one, many } = present(verb);
  const whole = (form: string) => `${clitic}${form}${rest}`.replaceAll("'", '’');
  const said = joint ?? (isOfAnotherAct ? '' : undefined);
  return { one: whole(one), many: whole(many), ...(said !== undefined && { joint: said }) };
}
