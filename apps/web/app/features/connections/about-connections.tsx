import type { ConnectionsText } from '#features/connections/connections-text.fr.ts';
import { SignedLists } from '#ui/signed-lists.tsx';

/** How a connection comes about, and what it gives and does not. */
export function AboutConnections({ text }: { text: ConnectionsText }) {
  const { gives } = text;
  const lists = [
    { title: gives.yesTitle, sign: '✓' as const, all: gives.yes },
    { title: gives.noTitle, sign: '–' as const, all: gives.no },
  ];
  return (
    <>
      <Steps text={text} />
      <SignedLists id="gives" title={gives.title} lists={lists} />
    </>
  );
}

const moons = [
  { step: 'ask', phase: 'new' },
  { step: 'choose', phase: 'half' },
  { step: 'both', phase: 'full' },
  { step: 'part', phase: 'waning' },
] as const;

/** The four moments, each by a moon. */
function Steps({ text: { steps } }: { text: ConnectionsText }) {
  return (
    <section aria-labelledby="steps" className="mt-16 border-t border-line pt-8">
      <h2 id="steps" className="font-display text-h3">
        {steps.title}
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {moons.map(({ step, phase }) => {
          const { name, text } = steps[step];
          return (
            <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
              <Moon phase={phase} />
              <div>
                <p className="text-ui font-medium">{name}</p>
                <p className="mt-1 text-small text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Moon({ phase }: { phase: (typeof moons)[number]['phase'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="mt-1 size-10">
      <circle cx="20" cy="20" r="19" className="meeting-dark" />
      {phase === 'full' && <circle cx="20" cy="20" r="19" className="meeting-light" />}
      {phase === 'half' && <path d="M20 1a19 19 0 0 1 0 38z" className="meeting-light" />}
      {phase === 'waning' && <path d="M20 1a19 19 0 0 0 0 38z" className="meeting-light" />}
    </svg>
  );
}
