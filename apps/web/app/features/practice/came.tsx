import type { Intention } from '@reverie/contract/practice';
import { comings } from '@reverie/contract/practice.rules';
import { Link } from 'react-router';
import { ActForm } from '#features/practice/act-form.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type CameProps = {
  intention: Intention;
  /** The dream whose page asks. */
  dreamId?: string;
};

/** Asks whether what was wished came: its dreamer decides, or leaves it. */
export function Came({ intention, dreamId }: CameProps) {
  const t = useMessages('practice');
  const { date, text, came } = intention;
  const about = { date, ...(dreamId && { dream: dreamId }) };
  if (came !== null) {
    return (
      <ActForm act="answer" about={about} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ui text-ink-soft">{t.answered(t.comings[came])}</p>
        <Button type="submit" variant="quiet">
          {t.takeBack}
        </Button>
      </ActForm>
    );
  }
  return (
    <ActForm act="answer" about={about} className="flex flex-wrap gap-2">
      {comings.map((coming) => (
        <Button
          key={coming}
          type="submit"
          name="came"
          value={coming}
          aria-label={t.cameOf(t.comings[coming], text)}
        >
          {t.comings[coming]}
        </Button>
      ))}
    </ActForm>
  );
}

/** On the page of a dream: what its dreamer had wished of that night. */
export function Intended({ intention, dreamId }: Required<CameProps>) {
  const t = useMessages('practice');
  return (
    <section
      id="intended"
      aria-labelledby="intended-title"
      className="mt-14 border-t border-line pt-8"
    >
      <h2 id="intended-title" className="font-display text-h3">
        {t.intended}
      </h2>
      <p className="mt-1 text-small text-ink-faint">{t.ways[intention.way]}</p>
      <p className="mt-3 max-w-prose font-text text-card whitespace-pre-wrap wrap-anywhere">
        {intention.text}
      </p>
      <p className="mt-4 mb-2 text-ui text-ink-soft">
        {t.waiting} {t.waitingText}
      </p>
      <Came intention={intention} dreamId={dreamId} />
      <p className="mt-4">
        <Link to="/journal/practice" className="inline-link text-ui">
          {t.toPractice}
        </Link>
      </p>
    </section>
  );
}

/** Nights that are over, of which nobody said whether what was wished came. */
export function Waiting({ waiting }: { waiting: readonly Intention[] }) {
  const t = useMessages('practice');
  const { date: written } = useFormats();
  if (waiting.length === 0) return null;
  return (
    <section className="grid gap-4">
      <header>
        <h2 className="font-display text-h3">{t.waiting}</h2>
        <p className="mt-1 text-small text-ink-soft">{t.waitingText}</p>
      </header>
      <ul>
        {waiting.map((intention) => (
          <li key={intention.date} className="grid gap-3 border-t border-line py-4">
            <p className="text-small text-ink-faint">
              {t.wished(written(`${intention.date}T12:00Z`))}
            </p>
            <p className="font-text text-card wrap-anywhere">{intention.text}</p>
            <Came intention={intention} />
          </li>
        ))}
      </ul>
    </section>
  );
}
