import { useEffect } from 'react';
import { keepToken, readToken } from '#api/token.ts';

/** Keeps the token of a session that began without scripts, once scripts are here. */
export function useKeptSession(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn || readToken() !== null) return;
    const leaving = new AbortController();
    fetchToken(leaving.signal).then(
      (token) => token && keepToken(token),
      // Left as it was: forms still go through the server, which reads the cookie.
      () => {},
    );
    return () => leaving.abort();
  }, [isSignedIn]);
}

async function fetchToken(signal: AbortSignal): Promise<string | null> {
  const response = await fetch('/session', { method: 'POST', signal });
  const answer: unknown = await response.json();
  const isGiven = typeof answer === 'object' && answer !== null && 'token' in answer;
  return isGiven && typeof answer.token === 'string' ? answer.token : null;
}
