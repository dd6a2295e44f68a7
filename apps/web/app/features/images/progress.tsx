import type { PaintingProgress } from '@reverie/contract/images';
import { Form } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { useIsSending } from '#ui/submit.tsx';

type ProgressProps = {
  status: 'queued' | 'running';
  /** Null until the painter first tells. */
  progress: PaintingProgress | null;
  /** Paintings to be made before it; null where that is not known. */
  ahead: number | null;
  canCancel: boolean;
};

/** A painting on its way: what is being done, how much is done, and a way to stop it. */
export function Progress({ status, progress, ahead, canCancel }: ProgressProps) {
  const t = useMessages('images');
  const { stages } = useMessages('dreams');
  const { percent } = useFormats();
  const isBusy = useIsSending();
  const told = status === 'running' ? progress : null;
  // Another model tells nothing of its stages: no figure is made up for it.
  const share = told && told.stage !== 'remote' ? told.share : null;
  return (
    <div className="mt-4">
      <ProgressLine share={share} label={t.painting} />
      <div className="mt-2 flex items-start justify-between gap-4 text-small">
        <p className="text-ink-soft">
          {/* The stages are said aloud; figures that move every moment are not. */}
          <span role="status">
            {told
              ? stages[told.stage]
              : status === 'queued' && ahead !== null
                ? t.ahead(ahead)
                : t[status]}
          </span>
          {share !== null && (
            <span aria-hidden="true" className="ml-2 text-ink-faint tabular-nums">
              {percent(share)}
            </span>
          )}
          <span className="block text-ink-faint">{t.leave}</span>
        </p>
        {canCancel && (
          <Form method="post" preventScrollReset>
            <Button
              type="submit"
              name="intent"
              value="stop"
              variant="quiet"
              className="-mt-2 -mr-3"
              isBusy={isBusy}
            >
              {t.stop}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}
