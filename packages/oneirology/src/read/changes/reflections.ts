import type { Cast } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { agesTold } from '#read/changes/ages-told.ts';
import { allNamed, type Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Reflection } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

const glasses = wordSet('mirror mirrors miroir miroirs reflection reflet');
/** Words from a mirror to what is seen there, in the same sentence or the next. */
const reach = 16;

/** What is said of a reflection that is not there, or has no face, wherever a mirror is named. */
const gone =
  /\b(?:no reflection|not? have a reflection|any reflection|without a reflection|(?:see|find) myself in|reflection (?:was|had|is|has) (?:gone|not|n't|missing|disappeared|vanished)|nobody in the mirror|there was (?:nobody|no one|no-one)|nobody there|(?:mirror|glass) (?:was|is|stayed) empty)\b|(?:pas|plus|aucun|sans) (?:de )?reflet|reflet (?:avait|a|n'|était|ne) ?(?:disparu|était pas|pas là|absent)|il n'y avait personne|personne dans (?:le miroir|la glace)|miroir (?:était|est|restait) vide|ne me (?:voyais|reflétais?|reflétait) (?:pas|plus)/;
const notSeen =
  /\b(?:could not|couldn't|did not|didn't|can't|cannot|could n't|did n't) (?:see|find) (?:myself|my reflection|my face)\b/;
const blank =
  /\b(?:had no face|have no face|without a face|no face|faceless|face (?:was|had|is|has) (?:gone|blank|missing|disappeared|vanished|smooth|erased))\b|headless|no head|without a head|(?:pas|plus) de tête|sans tête|visage (?:avait|a|était|est) (?:disparu|effacé|vide|lisse|absent)|(?:pas|plus) de visage|sans visage/;
/** `I saw myself old`, « je me suis vue vieille ». */
const aged =
  /\b(?:myself|reflection|face)\b(?: \w+){0,5} (?:old|older|aged|wrinkled)\b|\b(?:me|m'|reflet|visage)\b(?: ?[\p{L}']+){0,5} (?:vieille|vieux|vieilli|âgée?|ridée?)(?!\p{L})(?! (?:femme|homme|dame))/u;
const other = wordSet(
  'see saw seeing seen voyais vois voyait vu voir aperçois apercevais was were était étaient is est had avait avais looked looking looks regardait regarde stared staring smiled souriait face visage montrait showed reflétait my ma mon',
);

/** `In the mirror I saw a wolf`, « mon reflet était celui d'une vieille femme »: who looks back. */
export function readReflections(reading: Reading, cast: Cast): Reflection[] {
  const { tokens } = reading;
  const named = allNamed(reading, cast);
  // « Dans la glace »: a mirror by more words than one.
  const isGlass = (n: number) =>
    named.some(({ id, from, to }) => id === 'mirror' && from <= n && n < to);
  const at = tokens.findIndex(
    ({ lower }, n) => (glasses.has(lower) || isGlass(n)) && isHappening(reading, n),
  );
  if (at < 0) return [];
  const sentence = sentenceAt(reading, at);
  if (sentence === undefined) return [];
  const next = sentenceAt(reading, sentence.to);
  const from = sentence.from;
  const to = Math.min(tokens.length, next?.to ?? sentence.to, at + 2 * reach);
  const said = tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ')
    .replace(/' /g, "'")
    .replace(/ n't/g, "n't");
  const evidence = [evidenceAt(reading, at, at + 1, 'reflection')];
  const of = 'dreamer';
  if (gone.test(said) || notSeen.test(said)) return [{ of, as: 'nobody', evidence }];
  if (blank.test(said)) return [{ of, as: 'faceless', evidence }];
  const age = agesTold(reading, cast, named).find(
    ({ of: who, change, evidence: own }) =>
      who === 'dreamer' &&
      (change === 'old' || change === 'child' || change === 'baby') &&
      own.some(({ start }) => isBetween(reading, start, from, to)),
  )?.change;
  if (aged.test(said)) return [{ of, as: 'old', evidence }];
  if (age === 'old' || age === 'child' || age === 'baby') return [{ of, as: age, evidence }];
  const seen = named.find((one) => isSeen(reading, one, at, to, from));
  return seen === undefined ? [] : [{ of, as: 'other', what: seen.id, evidence }];
}

function isBetween({ tokens }: Reading, start: number, from: number, to: number): boolean {
  return start >= (tokens[from]?.start ?? 0) && start < (tokens[to - 1]?.end ?? 0);
}

/** Somebody, or a beast, that is told after the mirror as what is in it. */
function isSeen(reading: Reading, one: Named, at: number, to: number, first: number): boolean {
  if (one.kind !== 'character' && !isBeast(reading, one)) return false;
  const { tokens } = reading;
  const isAfter = one.from > at && one.from < Math.min(to, at + reach);
  // « Je voyais ma grand-mère dans le miroir ».
  const isBefore =
    one.from >= first &&
    one.to < at &&
    at - one.to <= 3 &&
    /^(?:in|dans)$/.test(tokens[one.to]?.lower ?? '');
  if (!isAfter && !isBefore) return false;
  const before = tokens.slice(isAfter ? at + 1 : first, one.from).map(({ lower }) => lower);
  // `I looked in the mirror with my sister`, `on my mother's wall`.
  if (/^(?:with|avec|of|de|by|behind|derrière)$/.test(tokens[one.from - 2]?.lower ?? '')) {
    const word = tokens[one.from - 3]?.lower ?? '';
    return /^(?:face|visage|celui|celle|tête|head|reflection|reflet)$/.test(word);
  }
  return before.some((word) => other.has(word)) || before.length <= 3;
}
