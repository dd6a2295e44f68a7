import {
  contentByteLimit,
  contentLimit,
  placeNameLimit,
  reportLimit,
  tagCountLimit,
  tagLimit,
  titleLimit,
} from '@reverie/contract/dreams.rules';
import type { ProblemCode } from '@reverie/contract/errors';
import { byteLength, countCharacters, isStorable } from '@reverie/contract/text.rules';
import { ApiProblem } from '@reverie/sdk';
import type { DreamValues } from '#features/share/values.form.ts';

/** Why a dream was not taken: found by the form itself, or said by the server. */
export type ShareRefusal =
  | { code: 'content_too_long'; excess: number }
  | { code: Exclude<FormFault, 'content_too_long'> | ProblemCode; retryAfter?: number };

type FormFault =
  | 'blank'
  | 'content_too_long'
  | 'too_many_tags'
  | 'tag_too_long'
  | 'title_too_long'
  | 'place_too_long'
  | 'report_too_long'
  | 'unstorable';

/** What stops a dream before it is sent, the first thing first; null where nothing does. */
export function dreamRefusal(values: DreamValues): ShareRefusal | null {
  const { content, tags, title, city, country, report } = values;
  const isLonger = (text: string, limit: number) => countCharacters(text.trim()) > limit;
  if (content.trim() === '') return { code: 'blank' };
  const excess = excessOf(content);
  if (excess > 0) return { code: 'content_too_long', excess };
  if (![content, title, city, country, report, ...tags].every(isStorable)) {
    return { code: 'unstorable' };
  }
  if (tags.some((tag) => isLonger(tag, tagLimit))) return { code: 'tag_too_long' };
  if (tags.length > tagCountLimit) return { code: 'too_many_tags' };
  if (isLonger(title, titleLimit)) return { code: 'title_too_long' };
  if ([city, country].some((place) => isLonger(place, placeNameLimit))) {
    return { code: 'place_too_long' };
  }
  return isLonger(report, reportLimit) ? { code: 'report_too_long' } : null;
}

/** Characters beyond what a dream's shared text may hold; 0 where it fits. */
export function excessOf(content: string): number {
  const excess = Math.max(0, countCharacters(content) - contentLimit);
  // A few characters can be heavier than most texts: what weighs too much is too long as well.
  return excess === 0 && byteLength(content) > contentByteLimit ? 1 : excess;
}

/** A failed call as the form shows it. What is no answer of the API goes on as it is. */
export function refusalOf(error: unknown): ShareRefusal {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, retryAfter } = error.problem;
  return { code, ...(retryAfter !== undefined && { retryAfter }) };
}
