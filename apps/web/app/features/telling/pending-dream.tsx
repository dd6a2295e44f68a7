import { MoonDisc } from '#ambience/moon-disc.tsx';
import type { Pending } from '#features/telling/pending.server.ts';
import type { PendingText } from '#features/telling/pending-text.fr.ts';
import { fill } from '#language/fill.ts';

type PendingDreamProps = { text: PendingText; pending: Pending; now: string };

/** The sentence that waits for a name, on the pages that ask for one. */
export function PendingDream({ text, pending, now }: PendingDreamProps) {
  const [open, close] = text.quotes;
  return (
    <p className="pending-dream">
      <MoonDisc at={now} size={14} />
      <q dir="auto">
        {open}
        {pending.words}
        {close}
      </q>
      <small>{fill(text.waits, { minutes: String(pending.minutes) })}</small>
    </p>
  );
}
