import type { Match } from '@reverie/contract/matches';
import type { MatchesText } from '#features/matches/matches-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { SignedLists } from '#ui/signed-lists.tsx';

type AboutProps = { match: Match | undefined; text: MatchesText };

/** What either sees and does not, what comes next, and what protects. */
export function AboutMatches({ match, text }: AboutProps) {
  return (
    <>
      {match && <Same match={match} text={text} />}
      {match && <Steps match={match} text={text} />}
      <Rules text={text} />
    </>
  );
}

function Same({ match: { language, toldOn }, text: t }: { match: Match; text: MatchesText }) {
  const { date } = useFormats();
  const facts = { language: t.languages[language], date: date(toldOn) };
  const said = ({ title, all }: MatchesText['seen']) => ({
    title,
    all: all.map((each) => fill(each, facts)),
  });
  const lists = [
    { ...said(t.seen), sign: '✓' as const },
    { ...said(t.unseen), sign: '–' as const },
  ];
  return <SignedLists id="same" title={t.same} lists={lists} />;
}

const moons = [
  { step: 'now', lit: null },
  { step: 'yes', lit: 'M20 1a19 19 0 0 1 0 38z' },
  { step: 'both', lit: 'M20 1a19 19 0 0 1 0 38a19 19 0 0 1 0 -38z' },
  { step: 'no', lit: null },
] as const;

function Steps({ match: { until }, text: { steps } }: { match: Match; text: MatchesText }) {
  const { date } = useFormats();
  return (
    <section aria-labelledby="steps" className="mt-14 border-t border-line pt-8">
      <h2 id="steps" className="font-display text-h3">
        {steps.title}
      </h2>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {moons.map(({ step, lit }) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
            <svg aria-hidden="true" viewBox="0 0 40 40" className="mt-1 size-10">
              <circle cx="20" cy="20" r="19" className="meeting-dark" />
              {lit && <path d={lit} className="meeting-light" />}
            </svg>
            <div>
              <p className="text-ui font-medium">{steps[step].name}</p>
              <p className="mt-1 text-small text-ink-soft">
                {fill(steps[step].text, { date: date(until) })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rules({ text: { rules } }: { text: MatchesText }) {
  return (
    <section aria-labelledby="rules" className="mt-14 border-t border-line pt-8">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-[3fr_2fr]">
        <div>
          <h2 id="rules" className="font-display text-h3">
            {rules.title}
          </h2>
          <ul className="mt-4 border-t border-line">
            {rules.all.map((each) => (
              <li key={each} className="border-b border-line py-3 text-ui text-ink-soft">
                {each}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="font-display text-h3">{rules.limitTitle}</h3>
          <p className="mt-4 text-ui text-ink-soft">{rules.limit}</p>
        </div>
      </div>
    </section>
  );
}
