import type { Dream, DreamCreation, DreamUpdate } from '@reverie/contract/dreams';
import {
  categories,
  type DreamType,
  dreamTypes,
  recalls,
  tagsFrom,
  type Warning,
  warnings,
} from '@reverie/contract/dreams.rules';
import { allBlurred, readBlurred, writeBlurred } from '#features/share/blurred.rules.ts';
import { instantOf, localTextOf } from '#features/share/local-time.rules.ts';
import { splitWords } from '#keeping/device/written.rules.ts';
import { textOf } from '#ui/form-text.ts';

/** A dream as its form holds it: what was typed, whether or not it can be sent. */
export type DreamValues = {
  content: string;
  tags: string[];
  /** Who may read it; a community stands by its id. */
  visibility: Sharing;
  title: string;
  /** As a `datetime-local` field holds it, on the clocks of `timeZone`. */
  dreamedAt: string;
  timeZone: string;
  category: string;
  types: DreamType[];
  mood: string;
  lucidity: string;
  vividness: string;
  sleepQuality: string;
  recall: string;
  warnings: Warning[];
  city: string;
  country: string;
  /** Words that others receive a replacement of, each as the form posts it. */
  blurred: string[];
  report: string;
  /** One stands there that cannot be opened: it stays, unless another is written. */
  keepsReport: string;
  /** A recording of which it is the dream. */
  audioId: string;
  /** A question of a community, as `community:question`; empty where it answers none. */
  question: string;
};

/** Who may read a dream, as its form says it. */
export type Sharing = 'private' | 'public' | `community:${string}`;

/** What was chosen, or was kept on this device; public where it says nothing known. */
export function readSharing(text: string | null): Sharing {
  if (text === 'private') return text;
  const id = /^community:([0-9a-f-]{36})$/.exec(text ?? '')?.[1];
  return id === undefined ? 'public' : `community:${id}`;
}

export function sharingOf({
  visibility,
  community,
}: Pick<Dream, 'visibility' | 'community'>): Sharing {
  if (community) return `community:${community.id}`;
  return visibility === 'public' ? 'public' : 'private';
}

/** The same as the API takes it. */
function chosenSharing(sharing: Sharing): Pick<DreamUpdate, 'visibility' | 'communityId'> {
  const [visibility, communityId] = sharing.split(':');
  if (communityId !== undefined) return { visibility: 'community', communityId };
  return { visibility: visibility === 'private' ? 'private' : 'public' };
}

export function blankValues(timeZone: string): DreamValues {
  return {
    content: '',
    tags: [],
    visibility: 'public',
    title: '',
    dreamedAt: '',
    timeZone,
    category: '',
    types: [],
    mood: '',
    lucidity: '',
    vividness: '',
    sleepQuality: '',
    recall: '',
    warnings: [],
    blurred: [],
    city: '',
    country: '',
    report: '',
    keepsReport: '',
    audioId: '',
    question: '',
  };
}

/** Words that were kept on this device: a private dream, whose report they are where they are many. */
export function privateWords(text: string): Pick<DreamValues, 'content' | 'report' | 'visibility'> {
  const { content, report } = splitWords(text);
  return { content, report: report ?? '', visibility: 'private' };
}

export function valuesOf(dream: Dream, timeZone: string): DreamValues {
  return {
    content: dream.content,
    tags: dream.tags,
    visibility: sharingOf(dream),
    title: dream.title ?? '',
    dreamedAt: localTextOf(dream.dreamedAt, timeZone),
    timeZone,
    category: dream.category ?? '',
    types: dream.types,
    mood: numberText(dream.mood),
    lucidity: numberText(dream.lucidity),
    vividness: numberText(dream.vividness),
    sleepQuality: numberText(dream.sleepQuality),
    recall: dream.recall ?? '',
    warnings: dream.warnings.filter((warning) => warning !== 'undeclared'),
    blurred: (dream.blurred ?? []).map(writeBlurred),
    city: dream.location?.city ?? '',
    country: dream.location?.country ?? '',
    report: dream.report ?? '',
    keepsReport: dream.isReportUnreadable ? 'yes' : '',
    // A change of its words leaves the recording where it is.
    audioId: '',
    question: dream.community?.question
      ? `${dream.community.id}:${dream.community.question.id}`
      : '',
  };
}

export function readDreamValues(form: FormData): DreamValues {
  const chosen = <T extends string>(name: string, offered: readonly T[]) =>
    offered.filter((value) => form.getAll(name).includes(value));
  return {
    content: unixLines(textOf(form, 'content')),
    tags: tagsFrom(form.getAll('tags').join(',')),
    visibility: readSharing(textOf(form, 'visibility')),
    title: textOf(form, 'title'),
    dreamedAt: textOf(form, 'dreamedAt'),
    timeZone: textOf(form, 'timeZone') || 'UTC',
    category: textOf(form, 'category'),
    types: chosen('types', dreamTypes),
    mood: textOf(form, 'mood'),
    lucidity: textOf(form, 'lucidity'),
    vividness: textOf(form, 'vividness'),
    sleepQuality: textOf(form, 'sleepQuality'),
    recall: textOf(form, 'recall'),
    warnings: chosen('warnings', warnings),
    blurred: allBlurred(
      form.getAll('blurred').filter((each) => typeof each === 'string'),
      textOf(form, 'blurMore'),
    ),
    city: textOf(form, 'city'),
    country: textOf(form, 'country'),
    report: unixLines(textOf(form, 'report')),
    keepsReport: textOf(form, 'keepsReport'),
    audioId: textOf(form, 'audioId'),
    question: textOf(form, 'question'),
  };
}

/** Whether anything was said that would be missed. The visibility alone is not worth a draft. */
export function isBlank({
  visibility: _,
  timeZone: __,
  keepsReport: ___,
  audioId: ____,
  question: _____,
  ...said
}: DreamValues): boolean {
  return Object.values(said).every((value) => value.length === 0);
}

/** The body of a creation: what was not said is left out. */
export function creationOf(values: DreamValues): DreamCreation {
  const said = Object.entries(updateOf(values)).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  // Every key of a change is one of a creation; `content` and `tags` are always there.
  const told = Object.fromEntries(said) as DreamCreation;
  // A dream without an hour is of now, and now is another night elsewhere.
  return { ...told, timeZone: knownZone(values.timeZone) };
}

/** The body of a change: what was taken out of the form is taken out of the dream. */
export function updateOf(values: DreamValues): DreamUpdate & { content: string } {
  const { city, country } = values;
  const timeZone = knownZone(values.timeZone);
  const dreamedAt = instantOf(values.dreamedAt, timeZone);
  return {
    content: values.content,
    tags: values.tags,
    ...chosenSharing(values.visibility),
    ...answerOf(values),
    title: orNull(values.title),
    ...(dreamedAt !== null && { dreamedAt, timeZone }),
    category: categories.find((category) => category === values.category) ?? null,
    types: values.types,
    mood: numberOrNull(values.mood),
    lucidity: numberOrNull(values.lucidity),
    vividness: numberOrNull(values.vividness),
    sleepQuality: numberOrNull(values.sleepQuality),
    recall: recalls.find((recall) => recall === values.recall) ?? null,
    warnings: declaredOf(values.warnings),
    location:
      city.trim() || country.trim() ? { city: orNull(city), country: orNull(country) } : null,
    blurred: values.blurred.flatMap((each) => readBlurred(each) ?? []),
    ...reportOf(values),
    ...(values.audioId && { audioId: values.audioId }),
  };
}

/** Elsewhere than in its community it answers nothing. */
function answerOf({ question, visibility }: DreamValues): Pick<DreamUpdate, 'questionId'> {
  const [communityId, questionId] = question.split(':');
  return questionId && visibility === `community:${communityId}` ? { questionId } : {};
}

function reportOf({ report, keepsReport }: DreamValues) {
  return keepsReport && !report.trim() ? {} : { report: orNull(report) };
}

/** Where something is named, « none of these » does not hold; where nothing is, it was not said. */
function declaredOf(ticked: readonly Warning[]): Warning[] {
  const named = ticked.filter((warning) => warning !== 'none' && warning !== 'undeclared');
  if (named.length > 0) return named;
  return ticked.includes('none') ? ['none'] : ['undeclared'];
}

/** Forms are posted with the line ends of Windows. */
function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function orNull(text: string): string | null {
  return text.trim() || null;
}

function numberText(value: number | null): string {
  return value === null ? '' : String(value);
}

function numberOrNull(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
