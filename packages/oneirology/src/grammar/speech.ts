import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Words in quotation marks, and who says them. */
export interface Speech {
  /** Token range, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly by: 'dreamer' | 'other' | 'unknown';
  /** The verb of speech, where there is one. */
  readonly verb: number | undefined;
  /** A question to be answered with yes or no asserts nothing. */
  readonly isAsked: boolean;
  /** Read off a sign or a page: nothing of it is there. */
  readonly isWritten: boolean;
}

const speaking = new Set([
  ...[
    'say',
    'tell',
    'ask',
    'shout',
    'cry',
    'yell',
    'whisper',
    'answer',
    'reply',
    'scream',
    'murmur',
    'mutter',
    'call',
    'explain',
    'announce',
    'repeat',
    'go',
    'add',
    'beg',
    'laugh',
    'sigh',
    'write',
  ].flatMap(conjugateEnglish),
  ...[
    'dire',
    'demander',
    'répondre',
    'crier',
    'murmurer',
    'chuchoter',
    'souffler',
    'lancer',
    'ajouter',
    'hurler',
    'répéter',
    'expliquer',
    'annoncer',
    'supplier',
    'soupirer',
    'insister',
  ].flatMap(conjugateFrench),
  // The simple past of tales.
  ...wordSet('dit dirent demanda répondit cria murmura chuchota souffla lança ajouta hurla répéta'),
]);
const written = new Set([
  ...['read', 'write', 'print'].flatMap(conjugateEnglish),
  ...['lire', 'écrire', 'indiquer', 'afficher'].flatMap(conjugateFrench),
  ...wordSet('written printed écrit lisait lit inscrit marqué'),
]);
/** What words are read off, rather than heard. */
const pages = wordSet(
  `sign poster billboard note letter page screen label headline plaque notice banner book newspaper
  affiche panneau pancarte lettre page écran étiquette titre mur billet journal livre plaque`,
);
const saying = new Set(conjugateEnglish('say'));
const selves = wordSet("i je j'");
const others = wordSet('he she they it il elle ils elles on ça');
const asking = wordSet(
  'what why who where when how which quoi pourquoi qui où quand comment quel quelle combien que',
);
const before = 7;
const after = 4;
/** How many words may name who speaks after the quotation: `the woman in the fur coat told`. */
const afterNamed = 9;
/** A quotation that is never closed is none. */
const longest = 90;

/** Quotations in the order of the text. */
export function speechesIn(tokens: readonly Token[], text: string): Speech[] {
  const speeches: Speech[] = [];
  let open = -1;
  const close = (to: number): void => {
    if (open >= 0 && to > open && to - open <= longest) {
      speeches.push(speechAt(tokens, text, open, to));
    }
    open = -1;
  };
  for (const [index, { gap }] of tokens.entries()) {
    for (const mark of gap) {
      if (open >= 0 && /["”»]/.test(mark)) close(index);
      else if (/["“«„]/.test(mark)) open = index;
      else if (mark === '\n' && open >= 0 && gap.includes('\n\n')) open = -1;
    }
  }
  if (open >= 0 && /["”»]/.test(text.slice(tokens.at(-1)?.end ?? 0))) close(tokens.length);
  return speeches;
}

function isAmong(tokens: readonly Token[], words: ReadonlySet<string>): boolean {
  return tokens.some(({ lower }) => words.has(lower));
}

function speechAt(tokens: readonly Token[], text: string, from: number, to: number): Speech {
  const closing = tokens[to]?.gap ?? text.slice(tokens.at(-1)?.end ?? 0);
  const isQuestion = /^\s?\?/.test(closing);
  const isAsked =
    isQuestion && !asking.has(tokens[from]?.lower ?? '') && !isTagged(tokens, from, to);
  const earlier = verbBefore(tokens, from);
  const verb = earlier ?? verbAfter(tokens, to);
  const around = tokens.slice(Math.max(0, from - before), from);
  const isWritten = isAmong(around, written)
    ? isAmong(around, pages) || around.some(({ lower }) => lower === 'on')
    : isAmong(around, pages) && isAmong(around, saying);
  const by = verb === undefined ? 'unknown' : speakerOf(tokens, verb, earlier === undefined);
  return { from, to, by, verb, isAsked, isWritten };
}

/** `I'm furious, do you hear me?`: only the few last words are asked. */
function isTagged(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = to - 1; at > from; at -= 1) {
    if (/[,.;!…]/.test(tokens[at]?.gap ?? '')) return to - at <= longestTag;
  }
  return false;
}

const longestTag = 5;

function verbBefore(tokens: readonly Token[], from: number): number | undefined {
  // What stands right before the quotation in another sentence introduces nothing.
  if (/[.!?…\n]/.test(tokens[from]?.gap ?? '')) return undefined;
  for (let at = from - 1; at >= Math.max(0, from - before); at -= 1) {
    if (speaking.has(tokens[at]?.lower ?? '')) return at;
    if (/[.!?…;\n"”»]/.test(tokens[at]?.gap ?? '')) return undefined;
  }
  return undefined;
}

const naming = wordSet("the a my our his her their one le la l' un une mon ma mes son sa");

function verbAfter(tokens: readonly Token[], to: number): number | undefined {
  const reach = naming.has(tokens[to]?.lower ?? '') ? afterNamed : after;
  for (let at = to; at < Math.min(tokens.length, to + reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > to && /[.!?…;\n"“«]/.test(token.gap))) return undefined;
    if (speaking.has(token.lower)) return at;
  }
  return undefined;
}

/** `I said`, « dis-je » against everybody else; the nearest subject decides. */
function speakerOf(tokens: readonly Token[], verb: number, isAfter: boolean): Speech['by'] {
  if (isAfter && selves.has(tokens[verb + 1]?.lower ?? '')) return 'dreamer';
  for (let at = verb - 1; at >= Math.max(0, verb - 5); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (selves.has(word)) return 'dreamer';
    if (others.has(word)) return 'other';
    if (/[.!?…;\n"”»]/.test(tokens[at + 1]?.gap ?? '')) break;
  }
  return 'other';
}

/** Marks each token with the number of the speech that holds it, counted from 1. */
export function markSpeech(speeches: readonly Speech[], marks: Uint16Array): void {
  speeches.forEach(({ from, to }, index) => {
    marks.fill(Math.min(index + 1, 65535), from, to);
  });
}

const media = wordSet(
  'television tv radio news newsreader announcer newspaper film movie documentary présentateur présentatrice speaker télé télévision radio infos journal documentaire programme program episode podcast sitcom émission série reportage épisode',
);
const into = wordSet('on in à dans sur la le les un une the a du au of from');
const tellers = wordSet(
  'said says announced announces reported reports disait dit annonçait annonce parlait parle montrait showed',
);
/** « un film où un requin dévore », `a programme about`: what it shows. */
const showing = wordSet('où about where');
const wherein = /^(?:lequel|laquelle|lesquels)$/;
const onTopic =
  /^(?:programme|program|episode|documentary|podcast|émission|reportage|documentaire|épisode|infos)$/;
const firstPersons = wordSet("i we je j' nous");

/**
 * Marks with 1 what a medium tells: « À la télé, un homme criait », `the radio said that`. Where the
 * dreamer comes back (`and I went on`), the dream does.
 */
export function markMedia(
  tokens: readonly Token[],
  from: number,
  to: number,
  marks: Uint8Array,
): void {
  for (let index = from; index < to; index += 1) {
    if (!media.has(tokens[index]?.lower ?? '')) continue;
    const isInto =
      isAccording(tokens, index) ||
      (index > from && /^(?:on|à|dans|in)$/.test(prepositionBefore(tokens, index, from)));
    const next = tokens[index + 1]?.lower ?? '';
    const word = tokens[index]?.lower ?? '';
    const isAbout = onTopic.test(word) && /^(?:on|sur|of)$/.test(next);
    // « Un film dans lequel »; « un journal dans la cuisine » is one that lies there.
    const isWherein = next === 'dans' && wherein.test(tokens[index + 2]?.lower ?? '');
    const isShowing = showing.has(next) || isWherein;
    if (!isInto && !isAbout && !tellers.has(next) && !isShowing) continue;
    // `In the movie theatre`, `on the TV set`: a place or a thing.
    if (/^(?:theater|theatre|house|set|station|stand|star|screen|theatres)$/.test(next)) continue;
    for (let at = index + 1; at < to; at += 1) {
      const token = tokens[at];
      if (token === undefined || /[;.!?]/.test(token.gap) || firstPersons.has(token.lower)) break;
      marks[at] = 1;
    }
  }
}

/** `According to the radio`, « d'après le journal », « selon la télé ». */
function isAccording(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index);
  return before.some(({ lower }) => /^(?:according|après|selon)$/.test(lower));
}

function prepositionBefore(tokens: readonly Token[], index: number, from: number): string {
  let at = index - 1;
  while (at > from && at > index - 3 && into.has(tokens[at - 1]?.lower ?? '')) at -= 1;
  return tokens[at]?.lower ?? '';
}
