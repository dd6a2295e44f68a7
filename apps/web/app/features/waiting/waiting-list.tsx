import { lengthOf, type Shown, shownOf } from '#features/waiting/rules.ts';
import { Sound } from '#features/waiting/sound.tsx';
import { ThrowAway } from '#features/waiting/throw-away.tsx';
import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';
import type { Here } from '#keeping/use-things.ts';
import { useFormats } from '#language/messages.tsx';

type WaitingListProps = { text: WaitingText; here: Here };

/** What the person signed in keeps on this device, with how it stands. */
export function WaitingList({ text, here }: WaitingListProps) {
  return (
    <ul className="waiting-list">
      {here.things.map(shownOf).map((shown) => (
        <li key={shown.id} className="waiting-thing">
          <Thing text={text} shown={shown} here={here} />
        </li>
      ))}
    </ul>
  );
}

function Thing({ text, shown, here }: { text: WaitingText; shown: Shown; here: Here }) {
  const { time } = useFormats();
  const { kind, state, at, words, seconds, path } = shown;
  const isSound = kind === 'recording' || kind === 'keyword';
  const lead = { met: text.compare, refused: text.mend, kept: text.write };
  const leads = state === 'met' || state === 'refused' || state === 'kept' ? lead[state] : null;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium">
          {text.kinds[kind]}
          {seconds !== null && <span className="text-ink-soft"> {lengthOf(seconds)}</span>}
        </span>
        <span className="text-small text-ink-soft">
          {time(at)} · {text.states[state]}
        </span>
      </p>
      {words && (
        <p dir="auto" className="mt-1 text-ink-soft">
          {words}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-5 text-ui">
        {isSound && state !== 'open' && (
          <Sound text={text} person={here.person} id={shown.id} at={at} />
        )}
        {path && leads && (
          <a href={path} className="inline-link py-2">
            {leads}
          </a>
        )}
        {state !== 'open' && <ThrowAway text={text} id={shown.id} />}
      </p>
    </>
  );
}
