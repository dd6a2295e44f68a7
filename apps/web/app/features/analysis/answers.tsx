import type { Feedback, FeedbackAnswer } from '@reverie/contract/analysis';
import { useOptimistic, useState, useTransition } from 'react';
import { browserApi } from '#api/browser.ts';
import { useMessages } from '#language/messages.tsx';
import { useFailureWords } from '#language/use-failure-words.ts';
import { useToast } from '#ui/toast.tsx';

const choices: readonly FeedbackAnswer[] = ['resonates', 'inaccurate', 'unsure'];

type AnswersProps = {
  dreamId: string;
  of: Pick<Feedback, 'kind' | 'key'>;
  /** What was answered before. */
  kept: FeedbackAnswer | null;
  name: string;
};

/** Whether a finding resonates: asked of who reads it, kept at once, taken back by a second press. */
export function Answers({ dreamId, of: { kind, key }, kept, name }: AnswersProps) {
  const t = useMessages('analysis');
  const say = useToast();
  const failed = useFailureWords();
  const [, start] = useTransition();
  const [answer, setAnswer] = useState(kept);
  const [shown, show] = useOptimistic(answer);

  function give(choice: FeedbackAnswer) {
    const next = choice === shown ? null : choice;
    start(async () => {
      show(next);
      try {
        await browserApi().analysis.feedback({ id: dreamId, kind, key, answer: next });
        start(() => setAnswer(next));
      } catch (error) {
        say({ message: failed(error, t.answerFailed) });
      }
    });
  }

  return (
    <fieldset aria-label={t.answerFor(name)} className="segmented mt-3">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === shown}
          onClick={() => give(choice)}
        >
          {t.answers[choice]}
        </button>
      ))}
    </fieldset>
  );
}
