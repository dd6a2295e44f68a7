import { ChevronRight } from 'lucide-react';
import { Form } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type RemoveSoundProps = { id: string; hasSound: boolean };

/** Ways to be rid of a recording: it cannot be brought back, so both are a step away. */
export function RemoveSound({ id, hasSound }: RemoveSoundProps) {
  const t = useMessages('recordings');
  return (
    <details className="fold mt-5 max-w-2xl border-y border-line">
      <summary>
        <ChevronRight aria-hidden="true" />
        {t.remove}
      </summary>
      <Form method="post" preventScrollReset className="grid justify-items-start gap-3 pb-5">
        <input type="hidden" name="recordingId" value={id} />
        <p className="text-ui text-ink-soft">{t.removeHint}</p>
        <span className="flex flex-wrap gap-3">
          {hasSound && (
            <Button type="submit" name="intent" value="remove-sound">
              {t.removeSound}
            </Button>
          )}
          <Button type="submit" name="intent" value="remove-recording">
            {t.removeAll}
          </Button>
        </span>
      </Form>
    </details>
  );
}
