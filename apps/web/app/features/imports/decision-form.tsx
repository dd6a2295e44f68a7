import type { Import } from '@reverie/contract/imports';
import { Form, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Submit } from '#ui/submit.tsx';

/** The word an import waits for: write it, forget it, or take it back. */
export function DecisionForm({ made }: { made: Import }) {
  const t = useMessages('imports');
  const { number, date } = useFormats();
  const intent = useNavigation().formData?.get('intent');
  const { counts, status, stage, problem, expiresAt } = made;
  const coming = counts.new + counts.doubtful;
  const isWritten = stage !== 'reading';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        {status === 'ready' && !problem && coming > 0 && (
          <Form method="post">
            <input type="hidden" name="intent" value="apply" />
            <Submit isBusy={intent === 'apply'} busyLabel={t.applying}>
              {t.apply(number(coming), coming === 1)}
            </Submit>
          </Form>
        )}
        {status === 'done' && <ButtonLink to="/journal">{t.seeDreams}</ButtonLink>}
        <Form method="post">
          <input type="hidden" name="intent" value="undo" />
          <Submit
            variant={isWritten ? 'outline' : 'quiet'}
            isBusy={intent === 'undo'}
            busyLabel={t.undoing}
          >
            {isWritten ? t.undo : t.discard}
          </Submit>
        </Form>
      </div>
      <p className="max-w-prose text-small text-ink-faint">
        {isWritten ? t.undoLead : expiresAt && t.expires(date(expiresAt))}
      </p>
    </div>
  );
}
