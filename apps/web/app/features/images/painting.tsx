import type { Dream } from '@reverie/contract/dreams';
import type { Image, PaintingProgress } from '@reverie/contract/images';
import { pictureOf } from '@reverie/contract/images.rules';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Progress } from '#features/images/progress.tsx';
import { Sheet } from '#features/images/sheet.tsx';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Print, phoneSize } from '#ui/print.tsx';
import { useIsSending } from '#ui/submit.tsx';

/** As wide as the scene lets it be (analysis.css), and a phone's whole width. */
const sizes = `(width >= 150rem) 700px, (width >= 90rem) 560px, (width >= 64rem) 39vw, (width >= 48rem) 400px, ${phoneSize}`;

type PaintingProps = {
  dream: Dream;
  /** What its form is sent under; none where the reader may not ask. */
  stamp: string | null;
};
type ShownProps = PaintingProps & {
  progress: PaintingProgress | null;
  ahead: number | null;
  /** What its dreamer may do with it. */
  tools: ReactNode;
  /** What its dreamer is asked below it. */
  question: ReactNode;
};

/** A dream's painting, or what stands in its place: on its way, refused, or waiting to be asked. */
export function Painting({ dream, progress, ahead, tools, question, stamp }: ShownProps) {
  const language = useLanguage();
  const { image, imageStatus } = dream;
  const isComing = imageStatus === 'queued' || imageStatus === 'running';
  const onItsWay = isComing && (
    <Progress
      status={imageStatus}
      progress={progress}
      ahead={ahead}
      canCancel={dream.viewer.canRepaint}
    />
  );

  if (image) {
    return (
      <figure className="painting">
        <Print
          picture={pictureOf(image)}
          alt={image.alt[language]}
          sizes={sizes}
          loading="eager"
          className={classNames('painting-print', shapeOf(image))}
        />
        <Caption image={image} tools={tools} />
        {onItsWay}
        {imageStatus === 'failed' && <Failed dream={dream} stamp={stamp} isSmall />}
        {!isComing && question}
      </figure>
    );
  }
  if (isComing) {
    return (
      <div className="painting">
        <Sheet progress={imageStatus === 'running' ? progress : null} />
        {onItsWay}
        {tools && <p className="painting-caption">{tools}</p>}
      </div>
    );
  }
  if (imageStatus === 'failed') return <Failed dream={dream} stamp={stamp} />;
  return <Invitation dream={dream} stamp={stamp} />;
}

/** How it was printed, and how to see it come once more. */
function Caption({ image, tools }: { image: Image; tools: ReactNode }) {
  const t = useMessages('images');
  return (
    <figcaption className="painting-caption">
      <span>{t.styles[image.style]}</span>
      <span className="painting-tools">
        {image.hasDrawing && (
          <Link
            to="?birth"
            replace
            preventScrollReset
            rel="nofollow"
            className="inline-link needs-scripts"
          >
            {t.seeItCome}
          </Link>
        )}
        {tools}
      </span>
    </figcaption>
  );
}

/** Upright unless told. */
function shapeOf({ width, height }: Image): string | false {
  return width > height ? 'is-wide' : width === height && 'is-square';
}

function Failed({ dream, stamp, isSmall }: PaintingProps & { isSmall?: boolean }) {
  const t = useMessages('images');
  return (
    <div role="status" className={isSmall ? 'mt-3' : 'painting painting-empty'}>
      <p className={isSmall ? 'text-small text-ink-soft' : 'font-display text-h3'}>{t.failed}</p>
      {dream.viewer.canRepaint && (
        <>
          <p className="mt-1 text-small text-ink-faint">{t.failedHint}</p>
          <Ask stamp={stamp} label={t.tryAgain} className="mt-4" />
        </>
      )}
    </div>
  );
}

/** Its owner is asked; to others, a dream without painting simply has none. */
function Invitation({ dream, stamp }: PaintingProps) {
  const t = useMessages('images');
  if (!dream.viewer.canRepaint) return null;
  const asks = dream.imageStatus === 'asks';
  const why = dream.types.includes('nightmare') ? t.asksNightmare : t.asksWarning;
  return (
    <div className="painting painting-empty">
      <p className="font-display text-h3">{asks ? t.asksTitle : t.noneTitle}</p>
      <p className="mt-2 mb-6 text-ui text-ink-soft">{asks ? why : t.none}</p>
      <Ask stamp={stamp} label={t.paint} />
    </div>
  );
}

type AskProps = { stamp: string | null; label: string; className?: string };

/** Has the dream painted, from a new seed: asked again, it is another picture. */
function Ask({ stamp, label, className }: AskProps) {
  const isBusy = useIsSending();
  return (
    <Form method="post" className={className}>
      <input type="hidden" name="key" value={stamp ?? ''} />
      <Button type="submit" name="intent" value="paint" isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
