import type { PaintingProgress } from '@reverie/contract/images';
import { browserApi } from '#api/browser.ts';
import { usePictureAction } from '#features/images/use-painting-request.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';

type ProgressProps = {
  dreamId: string;
  status: 'queued' | 'running';
  /** Null until the painter first tells. */
  progress: PaintingProgress | null;
  /** Paintings to be made before it; null where that is not known. */
  ahead: number | null;
  canCancel: boolean;
  onChanged: () => void;
};

/** A painting on its way: what is being done, how much is done, and a way to stop it. */
export function Progress({
  dreamId,
  status,
  progress,
  ahead,
  canCancel,
  onChanged,
}: ProgressProps) {
  const t = useMessages('images');
  const { stages } = useMessages('dreams');
  const { percent } = useFormats();
  const { act, busy } = usePictureAction(onChanged);
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
          <Button
            variant="quiet"
            className="-mt-2 -mr-3"
            isBusy={busy !== null}
            onClick={() => act('cancel', () => browserApi().images.cancel({ id: dreamId }))}
          >
            {t.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
