import { forgetToken, keepToken, readToken } from '#api/token.ts';

/**
 * Keeps the token of the session that the page was rendered for, and none where there is no session.
 * A form's answer leaves the session in a cookie that scripts cannot read; calls want its token.
 */
export async function keepSession(isSignedIn: boolean): Promise<void> {
  if (!isSignedIn) return forgetToken();
  if (readToken() !== null) return;
  const token = await fetchToken();
  if (token) keepToken(token);
}

async function fetchToken(): Promise<string | null> {
  const response = await fetch('/session', { method: 'POST' });
  const answer: unknown = await response.json();
  const isGiven = typeof answer === 'object' && answer !== null && 'token' in answer;
  return isGiven && typeof answer.token === 'string' ? answer.token : null;
}
