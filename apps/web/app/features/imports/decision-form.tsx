import type { Import } from '@reverie/contract/imports';
import { Form, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';

/** The word an import waits for: write it, forget it, or take it back. */
export function DecisionForm({ made }: { made: Import }) {
  const t = useMessages('imports');
  const { number, date } = useFormats();
  const intent = useNavigation().formData?.get('intent');
  const { beside, counts, status, stage, problem, expiresAt } = made;
  const coming = counts.new + counts.doubtful;
  const isBesideMissing = beside.nights + beside.people + beside.meanings + beside.practice > 0;
  const isWritten = stage !== 'reading';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        {status === 'ready' && !problem && (coming > 0 || isBesideMissing) && (
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="intent" value="apply" />
            {beside.shared > 0 && <ShareAgain count={beside.shared} />}
            <div>
              <Submit isBusy={intent === 'apply'} busyLabel={t.applying}>
                {coming > 0 ? t.apply(number(coming), coming === 1) : t.applyBeside}
              </Submit>
            </div>
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

/** Dreams that others could read stay private unless their dreamer says so. */
function ShareAgain({ count }: { count: number }) {
  const t = useMessages('imports');
  const { number } = useFormats();
  return (
    <Checkbox name="shareAgain" className="max-w-prose">
      {t.shareAgain(number(count), count === 1)}
      <span className="block text-small text-ink-faint">{t.shareAgainHint}</span>
    </Checkbox>
  );
}
