import type { Client } from '@reverie/sdk';
import { codeOf } from '#api/refusal.ts';
import type { MatchesText } from '#features/matches/matches-text.fr.ts';
import type { Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

/** The name of the field that says what a form of this page wants. */
export const matchField = 'match';

export const matchDone = ['agreed', 'withdrawn', 'yes', 'no', 'wait', 'met'] as const;
export type MatchDone = (typeof matchDone)[number];
export type MatchRefusal = { reason: keyof MatchesText['refusals'] };

const answers = ['yes', 'no', 'wait'] as const;
const reasons = [
  ...(['connections_full', 'page_missing', 'silenced', 'suspended'] as const),
  ...(['not_found', 'consent_changed'] as const),
];

/** Agrees, takes that back, or answers; what was done, or why it was not. Null for no form of ours. */
export async function sendMatch(
  { consents, matches }: Client,
  form: FormData,
  language: Language,
): Promise<MatchDone | MatchRefusal | null> {
  const wish = textOf(form, matchField);
  const answer = answers.find((each) => each === wish);
  try {
    if (wish === 'agree') {
      const textVersion = textOf(form, 'textVersion');
      await consents.choose({ kind: 'matching', isGranted: true, textVersion, language });
      return 'agreed';
    }
    if (wish === 'withdraw') {
      await consents.choose({ kind: 'matching', isGranted: false, language });
      return 'withdrawn';
    }
    if (!answer) return null;
    const { isMet } = await matches.answer({ id: textOf(form, 'id'), answer });
    return isMet ? 'met' : answer;
  } catch (error) {
    const code = codeOf(error);
    return { reason: reasons.find((each) => each === code) ?? 'other' };
  }
}
