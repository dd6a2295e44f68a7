import type { ProblemCode } from '@reverie/contract';
import type { Night, NightUpdate } from '@reverie/contract/nights';
import { textOf } from '#ui/form-text.ts';

const fields = [
  ...(['dayNote', 'bedtime', 'rising', 'awakenings', 'naps'] as const),
  ...(['quality', 'moodBefore', 'moodAfter', 'hadNoRecall'] as const),
];
export type NightField = (typeof fields)[number];

/** A night as its form holds it. */
export type NightValues = Record<NightField, string>;

/** A form that was not taken, with all that was typed into it. */
export type NotKept = {
  code: ProblemCode;
  kept: NightValues;
  revision: number;
  /** What was kept elsewhere meanwhile. */
  standing?: NightValues;
  /** The name it is kept by on this device until there is a network. */
  waits?: string;
};

export function valuesOf(night: Night): NightValues {
  const text = (value: number | string | null) => (value === null ? '' : String(value));
  return {
    dayNote: text(night.dayNote),
    bedtime: text(night.bedtime),
    rising: text(night.rising),
    awakenings: text(night.awakenings),
    naps: text(night.naps),
    quality: text(night.quality),
    moodBefore: text(night.moodBefore),
    moodAfter: text(night.moodAfter),
    hadNoRecall: night.hadNoRecall ? 'yes' : '',
  };
}

export function readNight(form: FormData): NightValues {
  const text = (name: NightField) => textOf(form, name).replace(/\r\n?/g, '\n');
  const hadNoRecall = form.get('hadNoRecall') === null ? '' : 'yes';
  return {
    ...{ dayNote: text('dayNote'), bedtime: text('bedtime'), rising: text('rising') },
    ...{ awakenings: text('awakenings'), naps: text('naps'), quality: text('quality') },
    ...{ moodBefore: text('moodBefore'), moodAfter: text('moodAfter'), hadNoRecall },
  };
}

/** What was taken out of the form is taken out of the night. */
export function updateOf(values: NightValues): NightUpdate {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    dayNote: values.dayNote.trim() || null,
    bedtime: values.bedtime || null,
    rising: values.rising || null,
    awakenings: number(values.awakenings),
    naps: number(values.naps),
    quality: number(values.quality),
    moodBefore: number(values.moodBefore),
    moodAfter: number(values.moodAfter),
    hadNoRecall: values.hadNoRecall !== '',
  };
}

/** The fields in which two fillings say different things. */
export function differences(one: NightValues, other: NightValues): NightField[] {
  return fields.filter((field) => one[field].trim() !== other[field].trim());
}
