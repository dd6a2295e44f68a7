import type { LexiconMatch } from '#lexicon/meanings.ts';
import { englishFunctionWords, frenchFunctionWords } from '#text/function-words.ts';
import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Things that a noun right before them only tells apart: `crash helmet`, `crocodile shoes`. */
const heads = wordSet(
  `mat pad zone helmet clip shoe boot slippers skin fur leather bag hat cap coat jacket costume mask suit poster
  photo photograph statue sculpture figurine ornament toy puppet doll balloon sticker stamp tattoo
  track wig train neck flat litter food annexe seat shed logo emblem mug plate jug lamp rug brooch
  earrings necklace pendant charm bracelet bowl biscuit collar leash lead kennel hutch film movie
  book magazine novel comic documentary song game puzzle exhibit meat burger pie stew soup curry
  sandwich sandwiches sausage steak salad sauce stock broth bone feather shell droppings dung
  manure paddle pose yoga shaped sized coloured colored pattern patterned print hole skull flap
  crossing rack prone proof milk cheese cream drop course diet dummy dummies barrier insurance
  report metal lights alarm drain button room management boat stick class ride wagon museum
  monument memorial medal field paint record single list ball mystery weapon app range gallery
  trap box boxes jar tin can bin sign powder lotion oil shampoo spray repellent wing armchair
  chair cookie cracker cake candy sweets card keyring pillow cushion blanket curtains wallpaper
  towel sock sweater jumper shirt pyjamas pajamas tie brush comb legs whistle drawing carving
  motif tail pipe joke tale story stories syrup medicine tablets pills lozenge plaster bandage
  valve valves bolt nut knot stitch stroke joint wrench plug hinge clip clips grip bush weed wort grass lily bean
  test drill exit engine escape extinguisher certificate`,
);
/** What makes an image, a meal or a toy of what follows: `a wooden horse`, `a toy dog`. */
const materials = wordSet(
  `toy stuffed plush teddy plastic wooden bronze marble porcelain ceramic china cardboard
  chocolate gummy marzipan sugar rubber inflatable clockwork knitted crocheted carved embroidered wax
  origami cartoon gingerbread jelly computer papier cuddly clay pottery brass pewter velvet`,
);
const frenchMaterials = wordSet(
  `peluche plastique bois chocolat papier carton pierre bronze marbre porcelaine faïence plâtre sucre
  tissu caoutchouc cristal cire argile terre céramique métal fer zinc laine guimauve massepain mousse
  osier paille béton pâte résine cuir étain acier feutre velours coton légos manège foire bande dessin`,
);
/** « un masque de loup », « une cuisse de poulet »: a thing made of a being, or after it. */
const frenchHeads = wordSet(
  `col masque masques costume costumes déguisement déguisements statue statues statuette figurine figurines
  marionnette marionnettes jouet jouets peluche peluches sculpture tête têtes peau peaux fourrure plume
  plumes corne cornes cuisse cuisses aile ailes côte côtes gigot pâté soupe rôti steak filet viande
  rillettes foie lait fromage œuf œufs niche laisse collier panier croquettes gamelle litière crottes
  trace traces empreinte empreintes tatouage poster affiche film films livre livres bande chaussons
  pantoufles coussin tapis poil poils dent dents queue patte pattes forme motif imprimé goût odeur oreille oreilles pied pieds œil yeux langue langues museau bec griffe griffes gueule cri cris bruit nid piège bombe spray`,
);
const determiners = wordSet("a the this my his her its our their 's");
/** What a verb of its own may follow by a hyphen: `re-enter`, « s'entre-tuer ». */
const verbsBeforeHyphen = /^(?:re|pre|co|over|out|un|entre|re|ré|là|ci|t|il|elle|on)$/;
const beforeNouns = wordSet('of with some any no several two three and');
const apparel = wordSet("en de d' à");
const articles = wordSet("un une le la l' du des");
/** What a verb opens in a compound: « un tue-mouches », « un coupe-faim ». */
const verbsOfCompounds = wordSet(
  `tue coupe casse brise garde pare perce ouvre chasse attrape tire lance presse trompe cache pique grille
  abat essuie lave sèche chauffe monte passe porte rince taille trouble vide crève croque gratte souffre
  serre saute mort rabat traîne prête faux cul tourne remue rase touche pousse`,
);
const joints = wordSet("de d' du des à au en aux sur sous");
/** These stand for somebody with a hyphen as without one. */
const kin = wordSet('in to grand beau belle petit petite demi arrière ex step half');
const imageDomains = new Set(['character', 'event', 'frame', 'emotion', 'affect']);

/**
 * Leaves out nouns that only tell one thing from another: the crocodile of crocodile shoes, the flies
 * of a « tue-mouches ». What the thing itself is, an image or not, stays as it was.
 */
export function withoutModifiers(
  tokens: readonly Token[],
  matches: readonly LexiconMatch[],
  language: Language,
): readonly LexiconMatch[] {
  const kept = matches.filter(
    (match) => !isModifier(tokens, match, language) && !isKindOf(tokens, match, matches),
  );
  return kept.length === matches.length ? matches : kept;
}

/** `A baby bird`, `a giant crab`, « une chaise de bébé »: a kind of it, and nobody beside it. */
function isKindOf(
  tokens: readonly Token[],
  { from, to, meaning }: LexiconMatch,
  matches: readonly LexiconMatch[],
): boolean {
  const word = tokens[from]?.lower ?? '';
  const isGiant = word === 'giant' && /^(?:character|symbol)$/.test(meaning.domain);
  const isBaby = /^b(?:aby|ébés?)$/.test(word);
  if (isBaby && tokens[from - 1]?.lower === 'de') return true;
  if (to !== from + 1 || !(isGiant || isBaby) || !/^[ -]$/.test(tokens[to]?.gap ?? ''))
    return false;
  const beast = isGiant && tokens[to]?.lower === 'baby' ? to + 1 : to;
  const isBeast = (one: LexiconMatch) =>
    (one.meaning.domain === 'character' && one.meaning.value.identity === 'animal') ||
    (one.meaning.domain === 'symbol' &&
      /animals$|^birds$|creatures$/.test(one.meaning.value.category));
  return matches.some((one) => one.from === beast && isBeast(one));
}

/** « Le pont de la Joie », `the Café of Joy`: a name, and nobody's feeling. */
function isOfName(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1];
  if (tokens[from]?.capital !== true || before === undefined || before.capital) return false;
  return (
    /^ $/.test(tokens[from]?.gap ?? '') && /^(?:la|le|les|de|du|des|the|of)$/.test(before.lower)
  );
}

function isModifier(
  tokens: readonly Token[],
  { from, to, part, meaning }: LexiconMatch,
  language: Language,
): boolean {
  if (!imageDomains.has(meaning.domain) || to > from + 2) return false;
  if ((meaning.domain === 'emotion' || meaning.domain === 'affect') && isOfName(tokens, from))
    return true;
  if (isHyphened(tokens, from, to, meaning.domain)) return true;
  // « chauve-souris » smiles at nobody.
  if (
    part === 'verb' &&
    tokens[from]?.gap === '-' &&
    !verbsBeforeHyphen.test(tokens[from - 1]?.lower ?? '')
  )
    return true;
  // `to swap the dead lightbulbs`: these dead are nobody.
  if (to === from + 2 && tokens[from]?.lower === 'the' && tokens[to - 1]?.lower === 'dead') {
    const after = tokens[to];
    return after?.gap === ' ' && !englishFunctionWords.has(after.lower);
  }
  const before = tokens[from - 1]?.lower ?? '';
  const isNoun = part !== 'verb' || determiners.has(before) || beforeNouns.has(before);
  if (isAnimal(meaning) && to === from + 2 && isMadeThing(tokens, from, to)) return true;
  if (to !== from + 1 || !isNoun) return false;
  const next = tokens[to];
  const word = tokens[from]?.lower ?? '';
  // « Un inconnu pendant que »: only English says so which thing it is.
  if (
    language === 'en' &&
    next !== undefined &&
    // `My dog Biscuit` is called so.
    !(next.capital && tokens[from]?.capital === false) &&
    /^[ -]$/.test(next.gap) &&
    (heads.has(next.lower) || heads.has(next.lower.replace(/s$/, '')))
  ) {
    const isVerbToo = alsoVerbs.has(next.lower) || alsoVerbs.has(next.lower.replace(/s$/, ''));
    if (meaning.domain === 'character' && isVerbToo) return false;
    return !/(?:ed|ing|ful|ly)$/.test(word) && !feels.has(word);
  }
  return isAnimal(meaning) && isMadeThing(tokens, from, to);
}

/** Heads that are verbs too: `the students can`, `a boy ride`. */
const alsoVerbs = wordSet(
  `can cans ride rides drop drops record records joke jokes trap traps sign signs books escape drain
  button test tests drill drills paint comb brush whistle range lead lights alarms tail list plaster`,
);

/** Feelings and states that are told of somebody also before a thing: `sad faces`, `angry cards`. */
const feels = wordSet('afraid happy sad angry glad proud lost broken dead my dirty good');

function isAnimal(meaning: LexiconMatch['meaning']): boolean {
  return (
    meaning.domain === 'character' &&
    (meaning.value.identity === 'animal' || meaning.value.identity === 'imaginary')
  );
}

/** `a wooden horse`, « un ours en peluche », « un masque de loup ». */
function isMadeThing(tokens: readonly Token[], from: number, to: number): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  if (materials.has(word(from - 1)) || (materials.has(word(from - 2)) && gapIn(tokens, from))) {
    return true;
  }
  if (word(from - 1) === 'en') return true;
  for (const at of [to, to + 1]) {
    if (apparel.has(word(at)) && frenchMaterials.has(word(at + 1))) return true;
  }
  const of = articles.has(word(from - 1)) ? from - 2 : from - 1;
  return /^(?:de|d'|du)$/.test(word(of)) && frenchHeads.has(word(of - 1));
}

function gapIn(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === ' ' && tokens[at - 1]?.gap === ' ';
}

/** « crie-t-il », `scared-looking`: what a hyphen joins to a verb or a state of mind. */
const clausal =
  /^(?:ils?|elles?|on|je|tu|nous|vous|t|ce|moi|toi|le|la|les|lui|leur|y|en|là|ci|looking|faced|eyed|struck|stricken|like|ish|sounding|down|up|out|off|i|he|she|it|they|we)$/;
/** Inside « pied-de-biche », « tue-mouches », `dead-bolt`: one word, whatever it is made of. */
function isHyphened(
  tokens: readonly Token[],
  from: number,
  to: number,
  domain: LexiconMatch['meaning']['domain'],
): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const joined = (at: number): boolean => tokens[at]?.gap === '-';
  for (let at = Math.max(1, from - 2); at <= to + 1; at += 1) {
    if (joined(at) && joined(at + 1) && joints.has(word(at)) && at > from - 2) return true;
    if (joined(at) && word(at) === "d'") return true;
  }
  // `kiss-me-quick hats`, `a battle-axe sign`: what the last word of the chain is not, nobody does.
  const last = word(to);
  if (joined(to) && /^(?:frame|event|emotion)$/.test(domain) && !clausal.test(last)) {
    const isWhole = domain !== 'frame' && /(?:ed|en|ing)$/.test(last);
    if (!isWhole && !englishFunctionWords.has(last) && !frenchFunctionWords.has(last)) return true;
  }
  // `a broken-down shed`: the word as a whole tells of the thing.
  if (domain === 'event' && to === from + 2 && joined(from + 1)) return true;
  if (joined(to) && /^(?:prone|proof|free|shaped|sized)$/.test(word(to))) return true;
  if (joined(from) && verbsOfCompounds.has(word(from - 1))) return true;
  if (joined(to) && to === from + 1 && verbsOfCompounds.has(word(from)) && domain !== 'character') {
    return true;
  }
  if (domain !== 'character' || !joined(to)) return false;
  return !kin.has(word(to)) && !kin.has(word(to - 1));
}
