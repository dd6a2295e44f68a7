import { z } from 'zod';
import type { FieldErrorCode } from '#errors.ts';
import { byteLength, countCharacters, isStorable } from '#text.rules.ts';

type TextLimits = { max: number; min?: number; maxBytes?: number; blank?: 'refused' | 'allowed' };

/**
 * A text people write. Its length is counted in characters as people count them; a `custom` issue
 * carries one of our field codes in `params.code`, and the limit it passed in `params.limit`.
 */
export function writtenText({ max, min = 0, maxBytes = max * 32, blank = 'refused' }: TextLimits) {
  return z.string().check((ctx) => {
    const text = ctx.value;
    const refuse = (code: FieldErrorCode, limit?: number) =>
      ctx.issues.push({ code: 'custom', input: text, params: { code, limit }, message: code });
    if (!isStorable(text)) refuse('unstorable_character');
    else if (blank === 'refused' && text.trim() === '') refuse('blank');
    // Counting segments costs more than measuring, so a text beyond any doubt is refused unread.
    else if (text.length > maxBytes || byteLength(text) > maxBytes) refuse('too_long', max);
    else if (countCharacters(text) > max) refuse('too_long', max);
    else if (min > 0 && countCharacters(text) < min) refuse('too_short', min);
  });
}
