import { verbTable } from '#lexicon/verbs.ts';

/** A verb in one language. */
export interface VerbSide {
  /** As a page shows it: its infinitive, and the words that belong to it. */
  readonly told: string;
  /** As a match of it names it. */
  readonly said: string;
  /** What joins it to whom it is done; undefined: what joins its act. */
  readonly joint: string | undefined;
  /** How the lexicon reads it; none where it is only told. */
  readonly terms: readonly string[];
}

export interface VerbPair {
  readonly act: string;
  readonly fr: VerbSide;
  readonly en: VerbSide;
}

/** The pairs of the table of verbs, in its order. */
export function readVerbs(): VerbPair[] {
  return verbTable
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [key = '', cell = ''] = row.split(' | ');
      const [act = '', mark] = key.split(' ');
      return cell.split(', ').map((pair): VerbPair => {
        const [fr = '', en = ''] = pair.split(' = ');
        const own = mark === undefined ? undefined : '';
        return { act, fr: readSide(fr, own, true), en: readSide(en, own, false) };
      });
    });
}

/** Words that join a verb to whom it is done, where they end it. */
const joints = {
  fr: /^(.+) (à|de|sur|avec)$/,
  en: /^(.+) (at|for|into|of|on|from|with)$/,
};

function readSide(written: string, ofRow: string | undefined, isFrench: boolean): VerbSide {
  const [words = '', joint] = written.split('>').map((part) => part.trim());
  const isOnlyTold = words.startsWith('(');
  const plain = words.replace(/[()!]/g, '').trim();
  // « En beurre »: many a French verb is spelled as a noun is.
  const isOneWord = isFrench && /^\S+$/.test(plain);
  const guard = /!+$/.exec(words)?.[0] ?? (isOneWord ? '!' : '');
  const said = plain.replace(/\+[^\s]+/g, '');
  // « Descendre un+une+le »: read before an article alone, and told without one.
  const bare = plain.replace(/ (?:un|la|le)\+\S+$/, '').replace(/\+[^\s]+/g, '');
  const [, stem, last] = joints[isFrench ? 'fr' : 'en'].exec(bare) ?? [];
  return {
    told: stem ?? bare,
    said,
    joint: joint ?? last ?? ofRow,
    terms: isOnlyTold ? [] : termsOf(plain, isFrench).map((term) => term + guard),
  };
}

/** Verbs that are done to others too: « il m'arrête » is no « je m'arrête ». */
const done = new Set(
  verbTable.split(/, | \| |\n/).map((pair) =>
    pair
      .split(' = ')[0]
      ?.replace(/[()!>]/g, '')
      .trim(),
  ),
);

/** « Se cacher » is « me cacher » too. */
function termsOf(plain: string, isFrench: boolean): string[] {
  const [, clitic, verb = '', rest = ''] = /^(se |s'en |s')?(\S+)(.*)$/.exec(plain) ?? [];
  if (!isFrench || clitic === undefined) return [`${verb}/v${rest}`];
  const clitics = done.has(verb) && rest === '' ? [clitic] : [clitic, clitic.replace('s', 'm')];
  return clitics.map((one) => `${one}${verb}/v${rest}`);
}
