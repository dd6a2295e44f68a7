import { lengthOf } from '#features/waiting/rules.ts';
import { WaitingList } from '#features/waiting/waiting-list.tsx';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import { useThings } from '#keeping/use-things.ts';
import { useFormats } from '#language/messages.tsx';

/** A recording that the server keeps and that no dream has taken up. */
export type LeftOver = {
  id: string;
  recordedAt: string;
  seconds: number | null;
  isKeyword: boolean;
};

type MorningProps = { text: WaitingText; recordings: readonly LeftOver[] };

/** Greets with what the night left: on the server, and still on this device. */
export function Morning({ text, recordings }: MorningProps) {
  const here = useThings();
  const { time, date } = useFormats();
  const waits = here !== null && here.things.length > 0;
  if (recordings.length === 0 && !waits) return null;
  return (
    <section aria-labelledby="morning" className="morning">
      <h2 id="morning" className="font-display text-h3">
        {text.morning.title}
      </h2>
      <p className="mt-1 text-ink-soft">{text.morning.lead}</p>
      {recordings.length > 0 && (
        <ul className="waiting-list" aria-label={text.morning.recordings}>
          {recordings.map(({ id, recordedAt, seconds, isKeyword }) => (
            <li
              key={id}
              className="waiting-thing flex flex-wrap items-baseline justify-between gap-x-6"
            >
              <span>
                <span className="font-medium">
                  {text.kinds[isKeyword ? 'keyword' : 'recording']}
                </span>{' '}
                <span className="text-ink-soft">
                  {date(recordedAt)}, {time(recordedAt)}
                  {seconds !== null && ` · ${lengthOf(seconds)}`}
                </span>
              </span>
              <a
                href={`/dreams/new?${new URLSearchParams({ audioId: id })}`}
                className="inline-link py-2"
              >
                {text.write}
              </a>
            </li>
          ))}
        </ul>
      )}
      {waits && <WaitingList text={text} here={here} />}
    </section>
  );
}
