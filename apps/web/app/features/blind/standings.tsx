import type { GuessResults } from '@reverie/contract/guesses';
import type { BlindText } from '#features/blind/blind-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

type StandingsProps = { results: GuessResults; text: BlindText['table'] };

const x = (share: number) => Math.round(4 + 312 * share);

/** How often who was right, each share with its interval, and chance as a tick. */
export function Standings({ results: { rows, hidden }, text: t }: StandingsProps) {
  const { number, percent } = useFormats();
  return (
    <section aria-labelledby="table" className="blind-part mt-16">
      <h2 id="table" className="font-display text-h3">
        {t.title}
      </h2>
      <div className="min-w-0">
        {rows.length === 0 ? (
          <p className="max-w-prose text-ui text-ink-soft">{t.none}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section aria-label={t.caption} className="overflow-x-auto" tabIndex={0}>
            <table className="blind-table">
              <caption className="sr-only">{t.caption}</caption>
              <thead>
                <tr>
                  {[t.question, t.guesser, t.form, t.language, t.rounds, t.right, t.share].map(
                    (name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ),
                  )}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ question, guesser, form, language, chance, ...row }) => (
                  <tr key={`${question} ${guesser} ${form} ${language}`}>
                    <th scope="row">{t.questions[question]}</th>
                    <td>{t.guessers[guesser]}</td>
                    <td>{t.forms[form]}</td>
                    <td>{t.languages[language]}</td>
                    <td>{number(row.rounds)}</td>
                    <td>{number(row.right)}</td>
                    <td>
                      <svg aria-hidden="true" viewBox="0 0 320 20" className="blind-scale">
                        <path d="M4 10H316" className="blind-line" />
                        <path d={`M${x(row.low)} 10H${x(row.high)}`} className="blind-interval" />
                        <path d={`M${x(chance)} 3V17`} className="blind-tick" />
                        <circle cx={x(row.share)} cy="10" r="4.5" className="blind-point" />
                      </svg>
                      {fill(t.range, {
                        share: percent(row.share),
                        low: percent(row.low),
                        high: percent(row.high),
                      })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <p className="mt-4 text-small text-ink-soft">
          {t.chance} {hidden > 0 && rows.length > 0 && t.hidden}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-small">
          <a href="/api/guess-results/table" className="inline-flex min-h-11 items-center" download>
            <span className="inline-link">{t.download}</span>
          </a>
          <a href="/api/guess-results" className="inline-flex min-h-11 items-center">
            <span className="inline-link">{t.json}</span>
          </a>
        </p>
      </div>
    </section>
  );
}
