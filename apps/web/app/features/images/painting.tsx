import type { Dream } from '@reverie/contract/dreams';
import type { Image, PaintingProgress } from '@reverie/contract/images';
import { pictureOf } from '@reverie/contract/images.rules';
import { Progress } from '#features/images/progress.tsx';
import { usePaintingRequest } from '#features/images/use-painting-request.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Print, phoneSize } from '#ui/print.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type PaintingProps = { dream: Dream; onRequested: () => void };
type ShownProps = PaintingProps & { progress: PaintingProgress | null; ahead: number | null };

/** A dream's painting, or what stands in its place: on its way, refused, or waiting to be asked. */
export function Painting({ dream, progress, ahead, onRequested }: ShownProps) {
  const language = useLanguage();
  const { image, imageStatus } = dream;
  const isComing = imageStatus === 'queued' || imageStatus === 'running';
  const onItsWay = isComing && (
    <Progress
      dreamId={dream.id}
      status={imageStatus}
      progress={progress}
      ahead={ahead}
      canCancel={dream.viewer.canRepaint}
      onChanged={onRequested}
    />
  );

  if (image) {
    return (
      <figure className="painting">
        <Print
          picture={pictureOf(image)}
          alt={image.alt[language]}
          sizes={`(width >= 64rem) 400px, min(400px, ${phoneSize})`}
          loading="eager"
          className={classNames('painting-print', shapeOf(image))}
        />
        {onItsWay}
        {imageStatus === 'failed' && <Failed dream={dream} onRequested={onRequested} isSmall />}
      </figure>
    );
  }
  if (isComing) {
    return (
      <div className="painting">
        <Skeleton className="painting-print" />
        {onItsWay}
      </div>
    );
  }
  if (imageStatus === 'failed') return <Failed dream={dream} onRequested={onRequested} />;
  return <Invitation dream={dream} onRequested={onRequested} />;
}

/** Upright unless told. */
function shapeOf({ width, height }: Image): string | false {
  return width > height ? 'is-wide' : width === height && 'is-square';
}

function Failed({ dream, onRequested, isSmall }: PaintingProps & { isSmall?: boolean }) {
  const t = useMessages('images');
  const { request, isBusy } = usePaintingRequest(dream.id, onRequested);
  return (
    <div role="status" className={isSmall ? 'mt-3' : 'painting painting-empty'}>
      <p className={isSmall ? 'text-small text-ink-soft' : 'font-display text-h3'}>{t.failed}</p>
      {dream.viewer.canRepaint && (
        <>
          <p className="mt-1 text-small text-ink-faint">{t.failedHint}</p>
          <Button className="mt-4" isBusy={isBusy} onClick={() => request()}>
            {t.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}

/** Its owner is asked; to others, a dream without painting simply has none. */
function Invitation({ dream, onRequested }: PaintingProps) {
  const t = useMessages('images');
  const { request, isBusy } = usePaintingRequest(dream.id, onRequested);
  if (!dream.viewer.canRepaint) return null;
  const asks = dream.imageStatus === 'asks';
  const why = dream.types.includes('nightmare') ? t.asksNightmare : t.asksWarning;
  return (
    <div className="painting painting-empty">
      <p className="font-display text-h3">{asks ? t.asksTitle : t.noneTitle}</p>
      <p className="mt-2 mb-6 text-ui text-ink-soft">{asks ? why : t.none}</p>
      <Button isBusy={isBusy} onClick={() => request()}>
        {t.paint}
      </Button>
    </div>
  );
}
