import type { Guess } from '@reverie/contract/guesses';
import { Form, Link } from 'react-router';
import { blindField } from '#features/blind/blind.form.ts';
import type { BlindText } from '#features/blind/blind-text.fr.ts';
import { FurtherOutcomes, FurtherQuestions } from '#features/blind/further.tsx';
import { fill } from '#language/fill.ts';
import { Button } from '#ui/button.tsx';
import { useIsSending } from '#ui/submit.tsx';

type RoundProps = { round: Guess; text: BlindText };

/** A dream and its five paintings: first a question, then what was right. */
export function Round({ round, text: t }: RoundProps) {
  const { text, language } = round;
  return (
    <div className="grid gap-10">
      <section aria-labelledby="dream" className="border-t border-line pt-8">
        <h2 id="dream" className="text-small text-ink-soft">
          {t.dream}
        </h2>
        <p lang={language} className="mt-3 max-w-prose font-text text-dream whitespace-pre-line">
          {text}
        </p>
      </section>
      {round.result ? <Answered round={round} text={t} /> : <Question round={round} text={t} />}
    </div>
  );
}

function Question({ round, text: t }: RoundProps) {
  const isSending = useIsSending();
  return (
    <Form method="post" action={`/blind?round=${round.id}`} preventScrollReset>
      <input type="hidden" name="round" value={round.id} />
      <fieldset>
        <legend className="font-display text-h3">{t.choose}</legend>
        <div className={round.form === 'seen' ? 'blind-wall' : 'blind-list'}>
          {round.paintings.map((painting, at) => (
            <label key={painting.url ?? painting.description ?? at} className="blind-choice">
              <input type="radio" name="place" value={at} required />
              <Shown round={round} at={at} text={t} />
            </label>
          ))}
        </div>
      </fieldset>
      <FurtherQuestions round={round} text={t} />
      <div className="mt-8 grid justify-items-start gap-4">
        <Button type="submit" variant="solid" name={blindField} value="answer" isBusy={isSending}>
          {t.answer}
        </Button>
        <p className="max-w-full text-small text-ink-faint wrap-anywhere">
          {fill(t.commitment, { commitment: round.commitment })}
        </p>
      </div>
    </Form>
  );
}

/** Named by its place alone: what a painting shows is another way to play, counted apart. */
function Shown({ round, at, text: t }: RoundProps & { at: number }) {
  const painting = round.paintings[at];
  const name = fill(t.painting, { n: String(at + 1) });
  if (!painting) return null;
  const { url, description, width, height } = painting;
  return (
    <span className="grid gap-2">
      {url && <img src={url} alt="" width={width} height={height} className="blind-print" />}
      <span className="text-small text-ink-soft">{name}</span>
      {description && (
        <span lang={round.language} className="font-text text-ui">
          {description}
        </span>
      )}
    </span>
  );
}

function Answered({ round, text: t }: RoundProps) {
  const isSending = useIsSending();
  const { id, result, form, commitment } = round;
  if (!result) return null;
  const { place, chosen, isRight, engine, feeling, night, nonce, dreamId } = result;
  const fixed = [id, place, feeling?.right ?? '-', night?.right ?? '-', nonce];
  const facts = { n: String(place + 1), chosen: String(chosen + 1) };
  return (
    <section aria-labelledby="result">
      <div role="status">
        <h2 id="result" className="font-display text-h3">
          {isRight ? t.right : t.wrong}
        </h2>
        <p className="mt-2 text-ui text-ink-soft">
          {fill(isRight ? t.rightText : t.wrongText, facts)}{' '}
          {engine !== null &&
            (engine === place ? t.engineRight : fill(t.engineWrong, { n: String(engine + 1) }))}
        </p>
      </div>
      <ol className={form === 'seen' ? 'blind-wall' : 'blind-list'}>
        {round.paintings.map((painting, at) => (
          <li
            key={painting.url ?? painting.description ?? at}
            className="blind-choice"
            data-own={at === place || undefined}
          >
            <Shown round={round} at={at} text={t} />
            {(at === place || at === chosen) && (
              <p className="mt-1 text-small font-medium">
                {[at === place && t.own, at === chosen && t.yours].filter(Boolean).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
      <FurtherOutcomes round={round} text={t} />
      <Form method="post" action="/blind" className="mt-8 flex flex-wrap items-center gap-6">
        <Button type="submit" variant="solid" name={blindField} value={form} isBusy={isSending}>
          {t.next}
        </Button>
        <Link to={`/dreams/${dreamId}`} className="inline-flex min-h-11 items-center">
          <span className="inline-link">{t.read}</span>
        </Link>
      </Form>
      <details className="mt-6 text-small text-ink-soft">
        <summary className="w-fit cursor-pointer py-2">{t.proof}</summary>
        <p className="max-w-prose py-2 wrap-anywhere">
          {fill(t.proofText, { commitment, opened: fixed.join(' ') })}
        </p>
      </details>
    </section>
  );
}
