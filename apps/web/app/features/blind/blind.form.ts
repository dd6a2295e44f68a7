import { guessFeelings } from '@reverie/contract/guesses.rules';
import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import type { Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

/** The name of the field that says what a form of this page wants. */
export const blindField = 'blind';

export type BlindRefusal = { reason: 'few' | 'gone' | 'limited' | 'unchosen' | 'other' };
/** Where one is led: a round, or the page as it is without one. */
export type BlindDone = { round: string | null };

/** Draws a round, answers one, or lends one’s dreams. Null for no form of ours. */
export async function sendBlind(
  { guesses }: Client,
  form: FormData,
  language: Language,
): Promise<BlindDone | BlindRefusal | null> {
  const wish = textOf(form, blindField);
  try {
    if (wish === 'seen' || wish === 'told') {
      return { round: (await guesses.draw({ form: wish, language })).id };
    }
    if (wish === 'answer') {
      const place = textOf(form, 'place');
      const id = textOf(form, 'round');
      if (!/^[0-4]$/.test(place)) return { reason: 'unchosen' };
      const night = textOf(form, 'night');
      const feeling = guessFeelings.find((each) => each === textOf(form, 'feeling'));
      await guesses.answer({
        ...{ id, place: Number(place) },
        ...(feeling && { feeling }),
        ...(/^[0-4]$/.test(night) && { night: Number(night) }),
      });
      return { round: id };
    }
    if (wish === 'lend' || wish === 'keep') {
      await guesses.lend({ isLent: wish === 'lend' });
      return { round: null };
    }
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'rate_limited') return { reason: 'limited' };
    if (code === 'not_found') return { reason: wish === 'answer' ? 'gone' : 'few' };
    return { reason: 'other' };
  }
}
