import { objectClasses } from '#coding/objects.ts';
import type { Character, DreamAnalysis, EmotionClass, Evidence } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/** One coding of one dream, as Hall and Van de Castle (1966) write it, with the words it rests on. */
export interface CodeLine {
  /** The scale: char, agg, fri, sex, emot, mf, gf, succ, fail, set, obj, act. */
  readonly t: string;
  /** The code on that scale: `1FMA`, `7>`, `AP`, `IF`. */
  readonly code: string;
  /** Who does it and to whom, or who feels it: character codes, `D` the dreamer, `?` nobody named. */
  readonly init: string;
  readonly rec: string;
  readonly p: number;
  /** Where its first words stand in the dream. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const sexes = { male: 'M', female: 'F', mixed: 'J', unknown: 'I' } as const;
const ages = { adult: 'A', teenager: 'T', child: 'C', baby: 'B', unknown: 'A' } as const;
/** Family members that have a letter of their own; any other is a relative. */
const kin: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['F', wordSet('father dad daddy papa pa père papounet daron')],
  ['M', wordSet('mother mom mum mam mama mommy mummy momma ma mère maman môman daronne')],
  ['X', wordSet('parents folks')],
  ['B', wordSet('brother frère frangin frérot')],
  ['T', wordSet('sister sis sœur frangine sœurette')],
  ['H', wordSet('husband hubby mari époux conjoint')],
  ['W', wordSet('wife femme épouse')],
  ['A', wordSet('son fils fiston')],
  ['D', wordSet('daughter fille')],
  ['C', wordSet('child kid children kids enfant enfants gosse gosses')],
  ['I', wordSet('baby bébé')],
  ['Y', wordSet('family famille')],
];
const identities = {
  family: 'R',
  friend: 'K',
  known: 'K',
  stranger: 'S',
  occupational: 'O',
  prominent: 'P',
  uncertain: 'U',
  dead: 'U',
  imaginary: 'U',
  animal: 'ANI',
} as const satisfies Record<Character['identity'], string>;

/** `1FMA`: number, sex, identity, age; `1ANI` for an animal, 3 and 4 for the dead, 5 and 6 for who never was. */
export function characterCode({ number, gender, identity, age, label }: Character): string {
  const base = { dead: 3, imaginary: 5 }[identity as string] ?? 1;
  const many = base + (number === 'group' ? 1 : 0);
  if (identity === 'animal') return `${many}ANI`;
  const last = label.toLowerCase().split(' ').at(-1) ?? '';
  const relation =
    identity === 'family' ? kin.find(([, words]) => words.has(last))?.[0] : undefined;
  return `${many}${sexes[gender]}${relation ?? identities[identity]}${ages[age]}`;
}

const emotionLetters: Readonly<Record<EmotionClass, string>> = {
  anger: 'AN',
  apprehension: 'AP',
  sadness: 'SD',
  confusion: 'CO',
  happiness: 'HA',
};
const directions = { 'one-way': '>', mutual: '=', reciprocated: 'R', self: '*' } as const;
const scales = { aggression: 'agg', friendliness: 'fri', sexuality: 'sex' } as const;
const misfortunes: Readonly<Record<string, string>> = {
  death: '6',
  injury: '5',
  accident: '4',
  lost: '4',
  threat: '3',
  falling: '2',
  late: '1',
};
const familiar = {
  familiar: 'F',
  unfamiliar: 'U',
  distorted: 'D',
  geographical: 'G',
  unknown: 'Q',
};
const activities: Readonly<Record<string, string>> = { sight: 'S', hearing: 'A', motion: 'M' };

/** Every shown finding of an analysis as a code; what is not shown is not coded. */
export function codesOf(analysis: DreamAnalysis): CodeLine[] {
  const shown = analysis.characters.filter((character) => character.shown);
  const codes = new Map(shown.map((character) => [character.id, characterCode(character)]));
  const who = (id: string): string => (id === 'dreamer' ? 'D' : (codes.get(id) ?? '?'));
  const lines: CodeLine[] = [];
  const add = (
    t: string,
    code: string,
    found: { readonly p: number; readonly evidence: readonly Evidence[] },
    init = '',
    rec = '',
  ): void => {
    const words = found.evidence.find(({ negated }) => !negated) ?? found.evidence[0];
    if (words === undefined) return;
    const { start, end, text } = words;
    lines.push({ t, code, init, rec, p: found.p, start, end, text });
  };
  for (const character of shown) add('char', codes.get(character.id) ?? '', character);
  for (const act of analysis.interactions.filter((each) => each.shown)) {
    const code = `${act.subtype}${directions[act.direction]}`;
    add(scales[act.type], code, act, who(act.initiator), who(act.recipient));
  }
  for (const felt of analysis.emotions.filter((each) => each.shown)) {
    add('emot', emotionLetters[felt.class], felt, who(felt.experiencer));
  }
  const { misfortune, goodFortune, success, failure } = analysis.events;
  for (const event of misfortune)
    if (event.shown) add('mf', misfortunes[event.label] ?? '1', event);
  for (const event of goodFortune) if (event.shown) add('gf', 'GF', event);
  for (const event of success) if (event.shown) add('succ', 'SU', event);
  for (const event of failure) if (event.shown) add('fail', 'FL', event);
  for (const setting of analysis.settings.filter((each) => each.shown)) {
    const place = { indoor: 'I', outdoor: 'O', ambiguous: 'A' }[setting.place];
    add('set', `${place}${familiar[setting.familiarity]}`, setting);
  }
  for (const symbol of analysis.symbols.filter((each) => each.shown)) {
    const code = objectClasses.get(symbol.id);
    if (code !== undefined) add('obj', code, symbol);
  }
  for (const sense of analysis.senses) {
    const code = activities[sense.sense];
    if (code !== undefined) add('act', code, { p: 0.5, evidence: sense.evidence });
  }
  return lines;
}
