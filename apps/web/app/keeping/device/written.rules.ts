import { contentByteLimit, contentLimit } from '@reverie/contract/dreams.rules';
import type { RecordingMark, SpokenWord } from '@reverie/contract/recordings.rules';
import { byteLength, countCharacters } from '@reverie/contract/text.rules';

/** What a recording says of itself. */
export type RecordingFacts = {
  type: string;
  /** ISO 8601. */
  startedAt: string;
  /** Null where it was cut off. */
  seconds: number | null;
  isKeyword: boolean;
  /** Made while speaking. */
  marks: RecordingMark[];
  /** Recognised while speaking; null where nothing listened for words. */
  words: Recognised | null;
};

export type Recognised = {
  source: 'browser' | 'model';
  language: 'fr' | 'en' | null;
  words: SpokenWord[];
};

/** Words of a night, typed or tapped. */
export type NightWords = { text: string; writtenAt: string };

/** A form that was sent without a network: the call it means, and the form as it was. */
export type WrittenForm = {
  method: 'POST' | 'PUT';
  path: string;
  body: unknown;
  key: string | null;
  revision: number | null;
  /** The page whose form it is. */
  page: string;
  fields: [name: string, value: string][];
  /** The first words of it, for lists. */
  title: string;
};

export function readRecording(says: unknown): RecordingFacts | null {
  if (!isRecord(says) || typeof says.type !== 'string') return null;
  const { type, startedAt, seconds } = says;
  return {
    type,
    startedAt: typeof startedAt === 'string' ? startedAt : new Date(0).toISOString(),
    seconds: typeof seconds === 'number' ? seconds : null,
    isKeyword: says.isKeyword === true,
    // Words of ours come back as they were sealed; a device of an older build has none of them.
    marks: Array.isArray(says.marks) ? (says.marks as RecordingMark[]) : [],
    words: isRecord(says.words) ? (says.words as Recognised) : null,
  };
}

export function readNightWords(says: unknown): NightWords | null {
  if (!isRecord(says) || typeof says.text !== 'string') return null;
  const { text, writtenAt } = says;
  return { text, writtenAt: typeof writtenAt === 'string' ? writtenAt : new Date(0).toISOString() };
}

export function readWritten(says: unknown): WrittenForm | null {
  if (!isRecord(says)) return null;
  const { method, path, body, key, revision, page, fields, title } = says;
  if (method !== 'POST' && method !== 'PUT') return null;
  // Words of ours come back as they were sealed; a path leads nowhere but to the API.
  if (typeof path !== 'string' || !path.startsWith('/api/') || typeof page !== 'string')
    return null;
  if (!Array.isArray(fields) || !fields.every(isField)) return null;
  return {
    ...{ method, path, body, page, fields },
    key: typeof key === 'string' ? key : null,
    revision: typeof revision === 'number' ? revision : null,
    title: typeof title === 'string' ? title : '',
  };
}

function isField(field: unknown): field is [string, string] {
  return (
    Array.isArray(field) && field.length === 2 && field.every((one) => typeof one === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a content holds of words, and all of them as a report where it does not hold them all. */
export function splitWords(text: string): { content: string; report: string | null } {
  const whole = text.trim();
  const content = beginningOf(whole);
  return { content, report: content === whole ? null : whole };
}

/** As many whole words as a content holds. */
function beginningOf(text: string): string {
  const fits = (part: string) =>
    countCharacters(part) <= contentLimit && byteLength(part) <= contentByteLimit;
  if (fits(text)) return text;
  const words = text.split(/(?<=\s)/);
  let content = '';
  for (const word of words) {
    if (!fits((content + word).trimEnd())) break;
    content += word;
  }
  // One word without an end: signs are taken as they come.
  return content.trim() || [...text].slice(0, Math.floor(contentLimit / 2)).join('');
}
