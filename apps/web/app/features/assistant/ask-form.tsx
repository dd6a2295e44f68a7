import { ArrowUp } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { questionLimit } from '#features/assistant/answer.browser.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { Button } from '#ui/button.tsx';

type AskFormProps = {
  script: ScriptText;
  isBusy: boolean;
  onAsk: (text: string) => Promise<boolean>;
};

/** A question in one's own words. One that could not be asked comes back into the field. */
export function AskForm({ script: { ask }, isBusy, onAsk }: AskFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'empty' | 'long' | null>(null);
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    const question = text.trim();
    const found = question === '' ? 'empty' : question.length > questionLimit ? 'long' : null;
    // Said while Dreamer still writes, too: silence would pass for an answer to come.
    setFault(found);
    if (found || isBusy) return;
    setText('');
    const isAnswered = await onAsk(question);
    if (!isAnswered) setText((now) => now || question);
  }

  return (
    <form className="assistant-form" onSubmit={(event) => void send(event)} noValidate>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-small text-danger">
          {ask[fault]}
        </p>
      )}
      <div className="flex gap-2">
        <input
          className="input"
          aria-label={ask.label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          placeholder={ask.hint}
          value={text}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" shape="icon" className="shrink-0" aria-label={ask.send}>
          <ArrowUp aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
