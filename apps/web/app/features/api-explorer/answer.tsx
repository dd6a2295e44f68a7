import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import { Code } from '#features/api-explorer/code.tsx';
import type { CallAnswer } from '#features/api-explorer/send-call.browser.ts';

/** What became of the request: nothing sent yet, an answer, or no answer at all. */
export type Outcome = CallAnswer | 'unreachable' | null;

/** What the server really said: its status, how long it took, the headers worth seeing, the body. */
export function Answer({ text, outcome }: { text: ApiText; outcome: Outcome }) {
  const { answer } = text;
  return (
    <section aria-live="polite" aria-label={answer.title} className="grid content-start gap-4">
      <h3 className="font-display text-h3">{answer.title}</h3>
      {outcome === null && <p className="text-ink-faint">{answer.waiting}</p>}
      {outcome === 'unreachable' && <p className="text-danger">{answer.unreachable}</p>}
      {outcome !== null && outcome !== 'unreachable' && <Received text={text} answer={outcome} />}
    </section>
  );
}

function Received({ text, answer }: { text: ApiText; answer: CallAnswer }) {
  const isRefusal = answer.status >= 400;
  return (
    <>
      <p className="flex items-baseline gap-4 tabular-nums">
        <strong className={isRefusal ? 'text-h3 text-danger' : 'text-h3 text-accent'}>
          {answer.status}
        </strong>
        <span className="text-ink-soft">{`${Math.round(answer.took)} ms`}</span>
      </p>
      <dl className="api-headers">
        {answer.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {answer.body === '' ? (
        <p className="text-ink-soft">{text.answer.empty}</p>
      ) : (
        <Code code={answer.body} language="json" copy={text.code} />
      )}
      {answer.isCut && <p className="text-small text-ink-faint">{text.answer.cut}</p>}
    </>
  );
}
