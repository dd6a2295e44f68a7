import type { OpenThing } from '#keeping/device/things.ts';
import {
  readNightWords,
  readRecording,
  readWritten,
  splitWords,
  type WrittenForm,
} from '#keeping/device/written.rules.ts';

/** What a list says of a thing that is kept on this device. */
export type Shown = {
  id: string;
  kind: OpenThing['kind'] | 'keyword';
  state: OpenThing['state'];
  /** ISO 8601. */
  at: string;
  words: string;
  seconds: number | null;
  /** Where its writer takes it up; null where it goes by itself. */
  path: string | null;
};

export function shownOf(thing: Omit<OpenThing, 'sealed'>): Shown {
  const { id, kind, state, at, says } = thing;
  const common = {
    id,
    kind,
    state,
    at: new Date(at).toISOString(),
    words: '',
    seconds: null,
    path: null,
  };
  const resumed = new URLSearchParams({ waiting: id });
  if (kind === 'recording') {
    const facts = readRecording(says);
    return {
      ...common,
      kind: facts?.isKeyword ? 'keyword' : kind,
      at: facts?.startedAt ?? common.at,
      seconds: facts?.seconds ?? null,
    };
  }
  if (kind === 'words' || kind === 'shared') {
    const words = readNightWords(says)?.text ?? '';
    return { ...common, words, path: `/dreams/new?${resumed}` };
  }
  const form = readWritten(says);
  const mayBeMended = state === 'met' || state === 'refused';
  return {
    ...common,
    words: form?.title ?? '',
    path: form && mayBeMended ? `${form.page}?${resumed}` : null,
  };
}

/**
 * A private dream of words that were written without a network. Where they are more than may be
 * shared, they are its report, and its content is what they begin with.
 */
export function dreamOf(text: string, now: Date, timeZone: string, key: string): WrittenForm {
  const { content, report } = splitWords(text);
  const dreamedAt = now.toISOString();
  return {
    ...{ method: 'POST', path: '/api/dreams', page: '/dreams/new', key, revision: null },
    body: { content, visibility: 'private', timeZone, dreamedAt, ...(report && { report }) },
    fields: [
      ['key', key],
      ['content', content],
      ['report', report ?? ''],
      ['visibility', 'private'],
      ['timeZone', timeZone],
    ],
    title: content.slice(0, 80),
  };
}

/** Of seconds: `0:41`. */
export function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
