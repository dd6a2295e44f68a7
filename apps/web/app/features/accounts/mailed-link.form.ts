import { data } from 'react-router';
import { codeOf } from '#api/refusal.ts';
import { textOf } from '#ui/form-text.ts';

/** What became of a link somebody was mailed. */
export type LinkOutcome = 'done' | 'used' | 'expired' | 'ended' | 'taken';

const outcomes: Record<string, LinkOutcome> = {
  link_used: 'used',
  link_expired: 'expired',
  email_taken: 'taken',
  not_found: 'ended',
  invalid_body: 'ended',
};

/** What the page of a link is asked with; a link without a token is at its end. */
export function readLink(request: Request) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, now: new Date().toISOString() };
}

/** Uses a link, and says what became of it. Refusals that say nothing of the link are thrown on. */
export async function followLink(
  request: Request,
  use: (link: { token: string }) => Promise<void>,
) {
  const token = textOf(await request.formData(), 'token');
  try {
    await use({ token });
  } catch (error) {
    const outcome = outcomes[codeOf(error)];
    if (!outcome) throw error;
    return data({ outcome }, { status: 400 });
  }
  return { outcome: 'done' as const };
}
