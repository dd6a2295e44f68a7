import { type FormEvent, useId, useState } from 'react';
import { dreamFault } from '#features/assistant/read-dream.browser.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { Button } from '#ui/button.tsx';

type TellFormProps = {
  script: ScriptText;
  isBusy: boolean;
  onTell: (text: string) => Promise<boolean>;
};

type Fault = 'empty' | 'short' | 'long' | 'away';

/** A dream for the engine to read here and now. Its text is held by this field alone. */
export function TellForm({ script: { tell }, isBusy, onTell }: TellFormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const id = useId();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = dreamFault(text);
    setFault(found);
    if (!found && !(await onTell(text.trim()))) setFault('away');
  }

  return (
    <form className="assistant-form" onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={id} className="text-ui font-medium">
        {tell.label}
      </label>
      <textarea
        id={id}
        className="input"
        rows={5}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        placeholder={tell.hint}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setFault(null);
        }}
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="text-small text-danger">
          {tell[fault]}
        </p>
      )}
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {tell.send}
      </Button>
    </form>
  );
}
