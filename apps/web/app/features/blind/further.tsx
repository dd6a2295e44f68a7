import type { Guess } from '@reverie/contract/guesses';
import type { BlindText } from '#features/blind/blind-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';

type FurtherProps = { round: Guess; text: BlindText };

/** A day without a clock, at an hour that is the same day wherever one reads. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

/** How the dream was and which night it is of, where that can be asked: who wants to passes. */
export function FurtherQuestions({ round: { feelings, nights }, text: t }: FurtherProps) {
  const { date } = useFormats();
  return (
    <div className="blind-further">
      {feelings && (
        <Choices
          name="feeling"
          legend={t.felt}
          pass={t.pass}
          choices={feelings.map((each) => ({ value: each, said: t.feelings[each] }))}
        />
      )}
      {nights && (
        <Choices
          name="night"
          legend={t.dated}
          hint={t.datedHint}
          pass={t.pass}
          choices={nights.map((day, at) => ({ value: String(at), said: date(noonOf(day)) }))}
        />
      )}
    </div>
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  hint?: string;
  pass: string;
  choices: readonly { value: string; said: string }[];
};

function Choices({ name, legend, hint, pass, choices }: ChoicesProps) {
  const hintId = hint && `${name}-hint`;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="font-display text-lead">{legend}</legend>
      {hint && (
        <p id={hintId} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {[...choices, { value: '', said: pass }].map(({ value, said }) => (
          <label key={value} className="blind-word">
            <input type="radio" name={name} value={value} defaultChecked={value === ''} />
            {said}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What was right of both, what one said, and what the engine did. */
export function FurtherOutcomes({ round, text: t }: FurtherProps) {
  const { date } = useFormats();
  const { result, nights } = round;
  if (!result) return null;
  const dayAt = (at: number) => date(noonOf(nights?.[at] ?? ''));
  const { feeling, night } = result;
  return (
    <dl className="blind-outcomes">
      {feeling && (
        <Outcome
          name={t.outcomes.feeling}
          said={{
            right: t.feelings[feeling.right],
            chosen: feeling.chosen && t.feelings[feeling.chosen],
            engine: feeling.engine && t.feelings[feeling.engine],
          }}
          text={t}
        />
      )}
      {night && nights && (
        <Outcome
          name={t.outcomes.night}
          said={{
            right: dayAt(night.right),
            chosen: night.chosen === null ? null : dayAt(night.chosen),
            engine: night.engine === null ? null : dayAt(night.engine),
          }}
          text={t}
        />
      )}
    </dl>
  );
}

type OutcomeProps = {
  name: string;
  said: { right: string; chosen: string | null; engine: string | null };
  text: BlindText;
};

function Outcome({ name, said: { right, chosen, engine }, text: { outcomes: t } }: OutcomeProps) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>
        <span className="block font-display text-lead">{right}</span>
        <span className="text-small text-ink-soft">
          {chosen === null ? t.passed : fill(t.yours, { said: chosen })}{' '}
          {engine !== null && fill(t.engine, { said: engine })}
        </span>
      </dd>
    </div>
  );
}
