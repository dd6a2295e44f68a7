import type { LexiconMatch } from '#lexicon/meanings.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** What shows or holds somebody's feeling, so that the adjective is theirs: `a sad face`. */
const inner = wordSet(
  `face faces eye eyes look looks voice voices smile smiles feeling feelings thought thoughts mood tone
  expression expressions tear tears heart hearts memory memories moment moments time times day days
  night evening morning life end state mind sort kind way word words cry cries laugh laughter sigh
  family couple mob crowd people folks group kids bunch owner one ones thing things
  person self soul souls silence scream screams reaction stare glare gaze glance manner frame
  letter message news surprise shock relief panic fear tune events event experience dream occasion
  visage figure regard regards yeux œil voix sourire sentiment sentiments pensée pensées humeur ton mine
  larmes cœur souvenir souvenirs moment moments temps jour jours nuit soir soirée matin vie fin état
  esprit façon manière mot mots cri cris rire rires soupir famille couple foule gens groupe bande
  personne âme silence réaction air visages nouvelle nouvelles lettre message peur rêve événement
  arm arms leg legs foot feet hand hands knee knees throat tooth teeth head back finger fingers lip lips
  stomach skin shoulder neck nose bras jambe jambes pied pieds main mains genou gorge dent dents dos
  doigt doigts lèvre ventre peau épaule cou nez cheville événements expérience tête têtes gueule petit petite enfant voisin chose choses truc`,
);
const determiners = wordSet(
  `a an the this that these those some any no every each my your our his her their its another several
  two three four of with in un une le la l' les des du de d' ce cet cette ces mon ma mes ton ta tes son
  sa ses notre nos leur leurs deux trois quelques plusieurs aux au`,
);
/** Words of feeling that may stand before or after a noun; a participle or verb has rules of its own. */
const between = wordSet('little big old young tiny small long dark bright old-fashioned');
const frenchBefore = wordSet(
  'petit petite petits petites grand grande grands grandes vieux vieille vieilles gros grosse long longue beau belle beaux belles joli jolie nouveau nouvelle',
);
const subjects = wordSet(
  "je j' tu il elle on nous vous ils elles qui ça cela ne n' me m' te t' se s'",
);
/** Who does something for a living, by the ending of the word. */
const somebody = /(?:ers?|ors?|ists?|m[ae]n|ians?|eurs?|euses?|i[eè]re?s?|istes?|iennes?|iens?)$/;

/** Said of things these are felt by who meets them: `a scary house`, `a strange room`. */
const causing: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|[^i]ous|(?<!misera|lova)ble|(?<!jol|lone|sur)ly|[^s]s)$/,
  fr: /(?:[ai]bles?|antes?|ants?)$/,
};
const causingToo = wordSet(
  'scary creepy funny dreadful awful frightful affreux affreuse dangereux dangereuse étrange bizarre sinistre strange weird',
);
const domains = new Set(['emotion', 'affect']);
/** Adjectives that French sets before its noun: « un joyeux bazar ». */
const prenominal = wordSet(
  'joyeux joyeuse triste tristes heureux heureuse gai gaie furieux furieuse',
);
/** `a cheerful sort of`, `proud-looking`: the noun comes after. */
const passing = wordSet('looking sounding sort kind of type');

/**
 * Leaves out adjectives of feeling at a noun that can feel nothing: `an angry red sky`, « un jaune
 * joyeux ». What causes a feeling (`a scary house`) is told of who meets it, and stays.
 */
export function withoutMoodsOfThings(
  tokens: readonly Token[],
  matches: readonly LexiconMatch[],
  language: Language,
): readonly LexiconMatch[] {
  const doubted = matches.filter((match) => isMood(tokens, match, language));
  if (doubted.length === 0) return matches;
  const beings = new Set<number>();
  for (const { from, to, meaning } of matches) {
    if (meaning.domain === 'character') for (let at = from; at < to; at += 1) beings.add(at);
  }
  const refused = new Set(
    doubted.filter(({ from, to }) =>
      language === 'en'
        ? isBeforeNoun(tokens, from, to, beings)
        : isAfterNoun(tokens, from, beings),
    ),
  );
  return refused.size === 0 ? matches : matches.filter((match) => !refused.has(match));
}

function isMood(
  tokens: readonly Token[],
  { from, to, part, meaning }: LexiconMatch,
  language: Language,
): boolean {
  // `frightened-looking chairs`: a look alone.
  const looks = tokens[to];
  if (looks?.gap === '-' && /^(?:looking|sounding)$/.test(looks.lower)) return true;
  const isHurt = meaning.domain === 'event' && meaning.value.label === 'injury';
  const isIllWill =
    meaning.domain === 'frame' && meaning.value.type === 'aggression' && meaning.value.subtype < 3;
  if (to !== from + 1 || !(domains.has(meaning.domain) || isHurt || isIllWill)) return false;
  const word = tokens[from]?.lower ?? '';
  return (
    (part === 'exact' || part === 'adjective') &&
    !causing[language].test(word) &&
    !causingToo.has(word)
  );
}

function isBeforeNoun(
  tokens: readonly Token[],
  from: number,
  to: number,
  beings: ReadonlySet<number>,
): boolean {
  const listed = /^, ?$/.test(tokens[from]?.gap ?? '');
  // `the sleepy, cheerful village`: the article stands before the first of them.
  const before = tokens[listed ? from - 2 : from - 1]?.lower ?? '';
  if (!determiners.has(before) && !between.has(before)) return false;
  let words = 0;
  for (let at = to; at < Math.min(tokens.length, to + 4); at += 1) {
    const token = tokens[at];
    if (token === undefined || !/^[ -]$/.test(token.gap)) break;
    if (passing.has(token.lower)) continue;
    if (englishFunctionWords.has(token.lower)) break;
    if (beings.has(at) || inner.has(token.lower) || somebody.test(token.lower) || token.capital) {
      return false;
    }
    words += 1;
  }
  return words > 0;
}

function isAfterNoun(tokens: readonly Token[], from: number, beings: ReadonlySet<number>): boolean {
  const word = tokens[from]?.lower ?? '';
  const next = tokens[from + 1];
  if (prenominal.has(word) && determiners.has(tokens[from - 1]?.lower ?? '') && next?.gap === ' ') {
    const isTheirs = beings.has(from + 1) || inner.has(next.lower) || somebody.test(next.lower);
    return !isTheirs && !frenchFunctionWords.has(next.lower) && next.lower.length > 3;
  }
  const noun = tokens[from - 1];
  if (noun === undefined || tokens[from]?.gap !== ' ' || frenchFunctionWords.has(noun.lower))
    return false;
  if (beings.has(from - 1) || inner.has(noun.lower) || somebody.test(noun.lower)) return false;
  if (noun.capital || noun.lower.length < 3) return false;
  const at = frenchBefore.has(tokens[from - 2]?.lower ?? '') ? from - 3 : from - 2;
  if (!determiners.has(tokens[at]?.lower ?? '')) return false;
  // « je les trouve tristes »: here the article is a pronoun, and the noun a verb.
  return !subjects.has(tokens[at - 1]?.lower ?? '');
}
