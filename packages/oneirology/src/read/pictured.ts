import type { Cast } from '#grammar/person.ts';
import { propsIn } from '#read/props.ts';
import { matchesOf, type Reading, sentenceAt } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/** What shows something that is not there itself. */
const images = wordSet(
  `mask masks painting paintings picture pictures photo photos photograph photographs portrait portraits
  drawing drawings sketch poster posters postcard tattoo image images costume costumes figurine
  masque masques tableau tableaux peinture photographie photographies portraits dessin dessins affiche
  affiches tatouage tatouages déguisement déguisements`,
);
/** What stands right before such a word in English: `a fox mask`, `a snake tattoo`. */
const worn = wordSet(
  'mask masks costume costumes suit suits tattoo tattoos poster posters onesie figurine',
);
const voices = wordSet('voice voix');
const of = wordSet("of de d' du des");
const small = wordSet(
  "a an the my our his her their un une le la les l' mon ma mes son sa ses notre nos leur des big huge grand grande petit petite old vieux little",
);
const selves = wordSet('me myself moi');
const postures = /^(?:asleep|sleeping|naked|crying|dead|en|nue?|dormant|endormie?)$/;

const found = new WeakMap<Reading, Uint8Array>();

/** 1 for each token of what is only pictured: the fox of `a mask of a fox`, « un tableau d'un cheval ». */
export function picturedIn(reading: Reading): Uint8Array {
  const known = found.get(reading);
  if (known !== undefined) return known;
  const { tokens } = reading;
  const marks = new Uint8Array(tokens.length);
  found.set(reading, marks);
  const things = [
    ...matchesOf(reading, 'character'),
    ...matchesOf(reading, 'symbol'),
    ...propsIn(reading),
  ].filter(({ meaning }) => meaning.domain !== 'prop' || !meaning.value.id.startsWith('at-'));
  tokens.forEach(({ lower }, at) => {
    if (worn.has(lower) && sentenceAt(reading, at)?.language === 'en' && tokens[at]?.gap === ' ') {
      for (const one of things) {
        if (one.to === at && one.from === at - 1 && one.part !== 'verb') marks[at - 1] = 1;
      }
    }
    // « Avec la voix de ma tante », `in the voice of my uncle`: somebody else speaks.
    const isVoice =
      voices.has(lower) &&
      [1, 2].some((n) => /^(?:with|in|avec|d'|de)$/.test(tokens[at - n]?.lower ?? ''));
    if (!(isVoice || images.has(lower)) || !of.has(tokens[at + 1]?.lower ?? '')) return;
    let from = at + 2;
    while (from < at + 6 && small.has(tokens[from]?.lower ?? '')) from += 1;
    if (/[,.;:!?]/.test(tokens[from]?.gap ?? '')) return;
    if (selves.has(tokens[from]?.lower ?? '')) {
      const isSaid = postures.test(tokens[from + 1]?.lower ?? '');
      marks.fill(1, from, from + (isSaid ? 2 : 1));
      return;
    }
    const ends = things.filter((one) => one.from <= from && from < one.to).map(({ to }) => to);
    if (ends.length > 0) marks.fill(1, at + 2, Math.max(...ends));
  });
  return marks;
}

/** Ids of those who, and what, the dream names in pictures alone. */
export function onlyPictured(reading: Reading, cast: Cast): string[] {
  const marks = picturedIn(reading);
  if (!marks.includes(1)) return [];
  const all = [
    ...cast.mentions.map(({ id, from }) => ({ id, from })),
    ...[...matchesOf(reading, 'symbol'), ...propsIn(reading)].map(({ from, meaning }) => ({
      id: meaning.value.id,
      from,
    })),
  ];
  const there = new Set(all.filter(({ from }) => marks[from] !== 1).map(({ id }) => id));
  return [...new Set(all.map(({ id }) => id))].filter((id) => !there.has(id));
}
