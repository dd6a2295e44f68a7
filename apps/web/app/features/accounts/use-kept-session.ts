import { useEffect } from 'react';
import { settleSession } from '#api/session.ts';

/** What scripts call the API with follows the session that pages are rendered for. */
export function useKeptSession(userId: string | null) {
  useEffect(() => {
    settleSession(
      import('#features/accounts/session.browser.ts').then(({ keepSession }) =>
        keepSession(userId !== null),
      ),
    );
  }, [userId]);
}
