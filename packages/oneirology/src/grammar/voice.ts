import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Forms of `be` and `get`, of « être », after which a participle is undergone. */
const auxiliaries = wordSet(
  `was were been being is are am be got get gets getting 's 're 'm suis es est sommes êtes sont étais
  était étions étaient été fus fut furent serai sera seront serais serait être étant`,
);
/** `I feel rejected`, « je me sens piégée »: what one feels done to oneself. */
const feelings = wordSet('feel feels felt feeling sens sent sentais sentait senti sentie sentons');
/** « Il se fait attaquer », « je me suis fait mordre »: with an infinitive it is undergone. */
const causatives = wordSet('fais fait faisais faisait font faisaient fit fis ferai fera faire');
const agentMarkers = new Set(['by', 'par']);
const clitics = wordSet("se s' me m' te t' nous vous");
/** Participles that are spelled as the base is. */
const invariable = wordSet('hit hurt beat cut shut put set let upset run');
const participleEnding: Readonly<Record<Language, RegExp>> = {
  en: /(?:ed|en|wn|rn|ght|elt|ept|uck|ung|ound|ot|it|at|et|id|ade|old|ent|ost|urt)$/,
  fr: /(?:é|i|u|s|t|e)e?s?$/,
};

/** A verb at tokens `from` to `to` (exclusive), with its entry in the lexicon. */
export interface VerbAt {
  readonly from: number;
  readonly to: number;
  readonly term: string;
}

/** Whether the verb is undergone by its subject: `I was chased`, « poursuivie par un loup ». */
export function isPassive(
  tokens: readonly Token[],
  { from, to, term }: VerbAt,
  language: Language,
): boolean {
  const form = tokens[from]?.lower ?? '';
  const before = (back: number): string => tokens[from - back]?.lower ?? '';
  if (language === 'fr' && /(?:er|ir|re)$/.test(form)) {
    // « m'a fait rire » makes somebody laugh; « me suis fait mordre » undergoes.
    const reflexive =
      clitics.has(before(2)) || (auxiliaries.has(before(2)) && clitics.has(before(3)));
    return causatives.has(before(1)) && reflexive;
  }
  if (form.endsWith('ing') || !participleEnding[language].test(form)) return false;
  const isBase = language === 'en' && form === term.split(' ')[0] && !invariable.has(form);
  if (isBase) return false;
  if (agentMarkers.has(tokens[to]?.lower ?? '')) return true;
  if (feelings.has(before(1)) || feelings.has(before(2))) return true;
  for (const back of [1, 2]) {
    // « m'est tombé », « il s'est battu »: a reflexive or moving verb is no passive.
    if (auxiliaries.has(before(back))) return !clitics.has(before(back + 1));
  }
  return false;
}

const selves = wordSet('myself himself herself themselves');

function isSelf(token: Token | undefined): boolean {
  return token !== undefined && selves.has(token.lower);
}

/** `I hit myself`, « je me cogne ». */
export function isReflexive(tokens: readonly Token[], { from, to }: VerbAt): boolean {
  const clitic = tokens[from - 1]?.lower ?? '';
  const subject = tokens[from - 2]?.lower ?? '';
  if (/^(?:me|m')$/.test(clitic) && /^(?:je|j')$/.test(subject)) return true;
  return isSelf(tokens[to]) || isSelf(tokens[to + 1]);
}

const reciprocalAfter = wordSet('mutuellement réciproquement');
const pluralSubjects = wordSet('nous on ils elles');
const pluralAuxiliaries = wordSet('sommes sont étaient étions furent');

/** `hit each other`, « on s'est disputés », « ils se battent »: each does it to the other. */
export function isReciprocal(
  tokens: readonly Token[],
  { from, to }: VerbAt,
  language: Language,
): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  for (let at = to; at < to + 3; at += 1) {
    const next = word(at + 1);
    if ((word(at) === 'each' && next === 'other') || (word(at) === 'one' && next === 'another')) {
      return true;
    }
    if (language === 'fr' && reciprocalAfter.has(word(at))) return true;
    if (word(at) === "l'" && next === 'un' && word(at + 2) === "l'") return true;
  }
  if (language === 'en') return false;
  // The clitic may open the term (« se battre »), or stand before it or its auxiliary.
  const isInside = /^(?:se|s'|nous)$/.test(word(from)) && to - from > 1;
  const at = isInside ? from : auxiliaries.has(word(from - 1)) ? from - 2 : from - 1;
  if (!/^(?:se|s'|nous)$/.test(word(at))) return false;
  const verb = isInside ? word(from + 1) : word(from);
  // « se sont battus », the auxiliary inside the term.
  if (isInside && pluralAuxiliaries.has(verb)) return true;
  const subject = word(at - 1) === 'ne' || word(at - 1) === "n'" ? word(at - 2) : word(at - 1);
  if (word(at) === 'nous') return subject === 'nous';
  if (pluralSubjects.has(subject)) return true;
  // « Mes parents se disputent »: no pronoun, but a plural verb.
  return pluralAuxiliaries.has(word(from - 1)) || /(?:[^m]ent|aient)$/.test(verb);
}
