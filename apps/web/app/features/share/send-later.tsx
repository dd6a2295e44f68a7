import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#language/messages.tsx';
import { untilReached } from '#language/use-ask-anew.ts';
import { Button } from '#ui/button.tsx';

/** Offers to send the form again by itself once the server can be reached. */
export function SendLater() {
  const { sendLater: t } = useMessages('share');
  const [isWaiting, setWaiting] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isWaiting) return;
    let isGivenUp = false;
    void untilReached().then(() => {
      if (!isGivenUp) place.current?.closest('form')?.requestSubmit();
    });
    return () => {
      isGivenUp = true;
    };
  }, [isWaiting]);

  return (
    <div ref={place} className="needs-scripts mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isWaiting && <p role="status">{t.waiting}</p>}
      <Button onClick={() => setWaiting(!isWaiting)}>{isWaiting ? t.stop : t.offer}</Button>
    </div>
  );
}
