import { useEffect } from 'react';

/** A session that began without scripts is kept as others are, once scripts are here. */
export function useKeptSession(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    import('#features/accounts/keep-session.ts')
      .then(({ keepSession }) => keepSession(leaving.signal))
      // Left as it was: forms still go through the server, which reads the cookie.
      .catch(() => {});
    return () => leaving.abort();
  }, [isSignedIn]);
}
