import { useState } from 'react';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import { dropThing } from '#keeping/device/things.ts';

/** Nothing else holds it: it is thrown away by two steps. */
export function ThrowAway({ text, id }: { text: WaitingText; id: string }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button
        type="button"
        className="inline-link cursor-pointer py-2"
        onClick={() => setAsked(true)}
      >
        {text.drop}
      </button>
    );
  }
  return (
    <span className="flex flex-wrap gap-x-5">
      <button
        type="button"
        className="inline-link cursor-pointer py-2 text-danger"
        onClick={() => void dropThing(id)}
      >
        {text.dropSure}
      </button>
      <button
        type="button"
        className="inline-link cursor-pointer py-2"
        onClick={() => setAsked(false)}
      >
        {text.dropNot}
      </button>
    </span>
  );
}
