import { doubtfulEnglish, typedEnglish } from '#text/english-as-typed.ts';
import { fold } from '#text/fold.ts';
import { certainFrench, likelyFrench, unjoined } from '#text/french-as-typed.ts';
import { frenchFunctionWords } from '#text/function-words.ts';
import { type Language, type LanguageSigns, languageSigns } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';

/** How many words of a hurried hand a text needs before doubtful ones are read so too. */
const leastSigns = 2;
const vowel = /^[aeiouyhàâéèêëîïôöûüœæ]/;
/** « jpleuré »: « je » grown onto a verb; no French word begins so. */
const grownOn = /^j(?=[bcdfgjklmnpqrstvxz][a-zà-ÿ]{2})/;

/**
 * The words of a text as dictionaries write them. The text is never changed: a word that stands for
 * several gives as many tokens, each with offsets into the source, so that what is found is still
 * quoted as it was typed. Untouched where nothing is typed in a hurry.
 */
export function asTyped(
  tokens: readonly Token[],
  isKnown: (word: string, language: Language) => boolean,
): readonly Token[] {
  const french = inFrench(tokens, (word) => isKnown(word, 'fr'));
  if (french !== tokens && speaks(french, 'fr', 'en')) return french;
  // What could not be English if its lexicon knew every word does not ask for that lexicon.
  const most = inEnglish(tokens, (word) => word.endsWith('ing'));
  if (most === tokens || !speaks(most, 'en', 'fr')) return tokens;
  const english = inEnglish(tokens, (word) => isKnown(word, 'en'));
  return english !== tokens && speaks(english, 'en', 'fr') ? english : tokens;
}

function speaks(
  tokens: readonly Token[],
  one: keyof LanguageSigns,
  other: keyof LanguageSigns,
): boolean {
  const signs = languageSigns(tokens);
  return signs[one] > signs[other];
}

function inFrench(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  let signs = 0;
  let isTouched = false;
  for (const [index, { lower }] of tokens.entries()) {
    if (certainFrench.has(lower) || grownOn.test(lower)) signs += 1;
    else if (!isUnjoined(tokens, index)) continue;
    isTouched = true;
  }
  if (!isTouched) return tokens;
  const isMessy = signs >= leastSigns;
  const standard = tokens.flatMap((token, index) =>
    frenchFor(tokens, token, index, isMessy, isKnown),
  );
  const accented = standard.map((token, index) => participle(standard, token, index, isKnown));
  if (!isMessy) return accented;
  const infinite = accented.map((token, index) => infinitive(accented, token, index, isKnown));
  return infinite.flatMap((token) => unjoinedNoun(token, isKnown) ?? respelled(token, isKnown));
}

function frenchFor(
  tokens: readonly Token[],
  token: Token,
  index: number,
  isMessy: boolean,
  isKnown: (word: string) => boolean,
): readonly Token[] {
  const { lower } = token;
  const next = tokens[index + 1]?.lower ?? '';
  if (isMessy && lower === 'c' && next === 't') return spread(token, ["c'"]);
  if (isMessy && lower === 't' && tokens[index - 1]?.lower === 'c') return spread(token, ['était']);
  if (isMessy && lower === '2' && tokens[index + 1]?.gap === ' ' && !/^\d/.test(next)) {
    return spread(token, ['de']);
  }
  if (isMessy && lower === 'o') return spread(token, [next.endsWith('s') ? 'aux' : 'au']);
  // « Jarrivé pa a ouvrir »
  if (isMessy && lower === 'a' && /^(?:pas?|plus?|m[eê]me)$/.test(tokens[index - 1]?.lower ?? '')) {
    return spread(token, ['à']);
  }
  // « Ma crié dessus »: before a participle it is somebody who did so to me.
  const elided = isMessy ? grownClitics[lower] : undefined;
  if (
    elided !== undefined &&
    (strongParticiple.test(next) || (/é$/.test(next) && !nounInE.test(next)))
  )
    return spread(token, [elided, 'a']);
  // « J'tais »: the elision stands, the vowel is gone.
  if (lower === 'tais' && tokens[index - 1]?.lower === "j'") return spread(token, ['étais']);
  const certain = certainFrench.get(lower);
  // « Tu su », « la caisse »: what may be a word of its own needs the rest to be typed so too.
  if (certain !== undefined && (isMessy || !doubtfulFrench.has(lower)))
    return spread(token, certain);
  if (isUnjoined(tokens, index)) return [{ ...token, lower: `${lower}'`, folded: `${lower}'` }];
  const likely = isMessy ? likelyFrench.get(lower) : undefined;
  if (likely !== undefined) return spread(token, likely);
  // « Jperdais »: no other word is spelled so, and one is enough.
  const isVerb = /(?:ais|rai)$/.test(lower) || isKnown(lower.slice(1));
  if (grownOn.test(lower) && (isMessy || isVerb)) return grown(token);
  return [token];
}

const grownClitics: Readonly<Record<string, string>> = { ma: "m'", ta: "t'", sa: "s'" };
/** « Ma mis une gifle », « ta dit » */
const strongParticiple =
  /^(?:mis|pris|dit|fait|vu|mordu|battu|rendu|poursuivi|suivi|ouvert|offert|surpris)e?$/;
const nounInE = /(?:[iu]|er|on|alu|san|beau)té$|^(?:fée|année|idée)$/;

/** Words of the first table that standard French has as well. */
const doubtfulFrench = new Set(
  `su pis pi char caisse chu ia ca été son di vi peu tit mor sui bel jetais jetait jetai tout porte fier
  bagnole kot drache fai veu contant rout pa plu tro dan mn gd cop1 poteau béton av liv allé parlai
  savé avé été alais sé fé di`.split(/\s+/),
);

function isUnjoined(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined || next === undefined || !unjoined.has(token.lower)) return false;
  return next.gap === ' ' && vowel.test(next.lower) && next.lower.length > 1;
}

/** « jpleuré » → « je » over its first letter, « pleuré » over the rest. */
function grown(token: Token): readonly Token[] {
  const rest = token.lower.slice(1);
  const verb = certainFrench.get(rest)?.[0] ?? rest;
  const split = token.start + 1;
  return [
    { ...token, end: split, lower: 'je', folded: 'je' },
    { ...token, start: split, lower: verb, folded: fold(verb), capital: false, gap: '' },
  ];
}

const auxiliaries = new Set(
  `suis es est sommes sont étais était étaient etais etait etaient ai as a ont avais avait avaient été ete
  suis être etre`.split(/\s+/),
);
const between = new Set(
  'trop très tres pas plus tout toute bien tellement vraiment si super'.split(' '),
);

/** « j etais enferme », « elle est tombee »: after an auxiliary an accent was left out. */
function participle(
  tokens: readonly Token[],
  token: Token,
  index: number,
  isKnown: (word: string) => boolean,
): Token {
  const { lower } = token;
  if (lower.length < 5 || !/e(?:e?s?)$/.test(lower)) return token;
  const before = tokens[index - 1]?.lower ?? '';
  const verb = between.has(before) ? (tokens[index - 2]?.lower ?? '') : before;
  if (!auxiliaries.has(verb)) return token;
  const written = lower.replace(/e(e?s?)$/, 'é$1').replace(/eé(s?)$/, 'ée$1');
  return written !== lower && isKnown(written)
    ? { ...token, lower: written, folded: lower }
    : token;
}

const modals =
  /^(?:peu[xt]|pouvai[st]|veu[xt]|voulai[st]|vais|va|allai[st]|dois|devai[st]|faut|fallait|sais|savai[st]|pour|sans|à|de|d')$/;
const betweenModal = new Set(
  "pas plus rien même jamais me m' te t' se s' le la l' les lui leur y en tout".split(' '),
);

/** « jpouvé plus bougé »: after a verb that takes an infinitive, one was written by ear. */
function infinitive(
  tokens: readonly Token[],
  token: Token,
  index: number,
  isKnown: (word: string) => boolean,
): Token {
  if (token.lower.length < 5 || !/(?:é|ée|ai|ait|ez)$/.test(token.lower)) return token;
  let at = index - 1;
  while (at > index - 3 && betweenModal.has(tokens[at]?.lower ?? '')) at -= 1;
  if (!modals.test(tokens[at]?.lower ?? '')) return token;
  const lower = token.lower.replace(/(?:ée?|ait?|ez)$/, 'er');
  return /ée?$/.test(token.lower) || isKnown(lower) ? { ...token, lower, folded: lower } : token;
}

const grownArticle = /^[ld](?=[aeiouhéèê]\p{L}{3})/u;

/** « lecole » → « l' » over its first letter, « école » over the rest. */
function unjoinedNoun(
  token: Token,
  isKnown: (word: string) => boolean,
): readonly Token[] | undefined {
  const { lower, start } = token;
  const rest = lower.slice(1);
  if (!grownArticle.test(lower) || isKnown(lower) || !isKnown(rest)) return undefined;
  const article = `${lower[0]}'`;
  return [
    { ...token, end: start + 1, lower: article, folded: article },
    { ...token, start: start + 1, lower: rest, folded: fold(rest), capital: false, gap: '' },
  ];
}

/** How sounds are written by ear, and how French spells them: the first word that is known wins. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?:é|er|ai|è|ait|ez)$/, 'ais'],
  [/(?:é|er|ai|è|ais|ez)$/, 'ait'],
  [/(?:er|ai|ez)$/, 'é'],
  [/(?:k|q)$/, 'que'],
  [/air$/, 'ère'],
  [/k/g, 'qu'],
  [/k/g, 'c'],
  [/o$/, 'eau'],
  [/o$/, 'ot'],
  [/eu$/, 'eux'],
  [/an$/, 'ent'],
  [/en$/, 'ent'],
  [/z$/, 'se'],
  [/z/g, 's'],
  [/ss/g, 's'],
  [/f/g, 'ph'],
  [/$/, 'e'],
  [/$/, 's'],
  [/$/, 't'],
  [/([aeiou])([flmnprst])(?=[aeiouéè])/, '$1$2$2'],
];
/** Shorter words sound like too many others. */
const leastSpelled = 4;

function respelled(token: Token, isKnown: (word: string) => boolean): Token {
  const { lower } = token;
  if (lower.length < leastSpelled || frenchFunctionWords.has(lower) || isKnown(lower)) return token;
  const doubled = lower.replace(/([aeiou])([flmnprst])(?=[aeiouéè])/, '$1$2$2');
  for (const word of lower === doubled ? [lower] : [lower, doubled]) {
    for (const [sound, written] of spellings) {
      const candidate = word.replace(sound, written);
      if (candidate !== lower && isKnown(candidate)) {
        return { ...token, lower: candidate, folded: fold(candidate) };
      }
    }
  }
  return token;
}

function spread(token: Token, words: readonly string[]): readonly Token[] {
  return words.map((lower, at) => ({
    ...token,
    lower,
    folded: fold(lower),
    gap: at === 0 ? token.gap : ' ',
  }));
}

/** `chasin`: a form in -ing whose g is not spoken; `captain` is a word, and `captaing` none. */
const gDropped = /^\p{L}{3,}in$/u;

function inEnglish(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  const isDropped = ({ lower }: Token): boolean =>
    gDropped.test(lower) && isKnown(`${lower}g`) && !isKnown(lower);
  let signs = 0;
  for (const token of tokens) {
    const isSign = typedEnglish.has(token.lower) && !doubtfulEnglish.has(token.lower);
    if (isSign || isDropped(token)) signs += 1;
  }
  if (signs === 0) return tokens;
  return tokens.flatMap((token) => {
    const standard = typedEnglish.get(token.lower);
    if (standard === undefined && isDropped(token)) return spread(token, [`${token.lower}g`]);
    const isDoubtful = doubtfulEnglish.has(token.lower) && signs < leastSigns;
    return standard === undefined || isDoubtful ? [token] : spread(token, standard);
  });
}
