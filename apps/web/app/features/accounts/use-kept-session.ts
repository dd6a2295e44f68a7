import { useEffect } from 'react';
import { settleSession } from '#api/session.ts';

/**
 * What scripts call the API with follows the session that pages are rendered for; undefined where a
 * page was made for anybody.
 */
export function useKeptSession(userId: string | null | undefined) {
  useEffect(() => {
    if (userId === undefined) return;
    settleSession(
      import('#features/accounts/session.browser.ts').then(({ keepSession }) =>
        keepSession(userId !== null),
      ),
    );
  }, [userId]);
}
