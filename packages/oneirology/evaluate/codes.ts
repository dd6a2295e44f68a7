import type { Code } from '#evaluate/records.ts';
import type { EmotionClass } from '#schema.ts';

/** Codes of Hall and Van de Castle for the five classes of emotion. */
const emotionCodes: Readonly<Record<EmotionClass, string>> = {
  anger: 'AN',
  apprehension: 'AP',
  sadness: 'SD',
  confusion: 'CO',
  happiness: 'HA',
};

/** Whose feeling a question is about: anybody's, the dreamer included, or the dreamer's alone. */
export type Experiencer = 'anyone' | 'dreamer';

/** `D`, or `D + 1FMA` where a feeling is shared. */
function isOfDreamer(code: Code): boolean {
  return (code.char ?? '').split('+').some((who) => who.trim() === 'D');
}

export function isEmotionCoded(
  codes: readonly Code[],
  kind: EmotionClass,
  of: Experiencer,
): boolean {
  return codes.some(
    (code) =>
      code.t === 'emot' &&
      code.code === emotionCodes[kind] &&
      (of === 'anyone' || isOfDreamer(code)),
  );
}

/** Whether any of the scale is coded: `agg`, `fri`, `mf`, `emot`, … */
export function isScaleCoded(codes: readonly Code[], scale: string): boolean {
  return codes.some((code) => code.t === scale);
}

/** Number, sex, identity: parents, siblings, spouses, children and relatives, dead ones too. */
const family = /^\d[MFJI][FMXBTHWADCIYR]/;
const animal = /^\dANI/;

export function isCharacterCoded(codes: readonly Code[], who: 'family' | 'animal'): boolean {
  const pattern = who === 'family' ? family : animal;
  return codes.some((code) => code.t === 'char' && pattern.test(code.code ?? ''));
}

/** `I…` is indoors, `O…` outdoors; `A…` and `NS` are neither. */
export function isPlaceCoded(codes: readonly Code[], place: 'indoor' | 'outdoor'): boolean {
  const letter = place === 'indoor' ? 'I' : 'O';
  return codes.some((code) => code.t === 'set' && (code.code ?? '').startsWith(letter));
}

/**
 * The side a dream's coded feelings are on: happiness alone is positive; anger, apprehension and
 * sadness are negative; confusion is on neither side. `undefined` for dreams of both or of none.
 */
export function codedValence(codes: readonly Code[]): 1 | -1 | undefined {
  const isHappy = isEmotionCoded(codes, 'happiness', 'anyone');
  const isUnhappy = (['anger', 'apprehension', 'sadness'] as const).some((kind) =>
    isEmotionCoded(codes, kind, 'anyone'),
  );
  if (isHappy === isUnhappy) return undefined;
  return isHappy ? 1 : -1;
}
