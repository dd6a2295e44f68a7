import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Where a case stands below the queue, whoever chooses one is led there; not who has just come. */
export function useLedToCase(desk: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const [cameBy] = useState(search);
  useEffect(() => {
    if (search === cameBy || !search.includes('case=')) return;
    if (matchMedia('(width >= 64rem)').matches) return;
    desk.current?.querySelector('.moderation-case')?.scrollIntoView();
  }, [search, cameBy, desk]);
}
