import { keepToken, readToken } from '#api/token.ts';

/** Keeps the token of a session that began without scripts. */
export async function keepSession(signal: AbortSignal): Promise<void> {
  if (readToken() !== null) return;
  const token = await fetchToken(signal);
  if (token) keepToken(token);
}

async function fetchToken(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/session', { method: 'POST', signal });
  const answer: unknown = await response.json();
  const isGiven = typeof answer === 'object' && answer !== null && 'token' in answer;
  return isGiven && typeof answer.token === 'string' ? answer.token : null;
}
