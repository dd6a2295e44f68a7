import type { ImageHistory, KeptImage, PaintingProgress } from '@reverie/contract/images';
import {
  keptPaintings,
  offeredStyles,
  reprintFormats,
  squareOf,
} from '@reverie/contract/images.rules';
import { Download, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Print } from '#ui/print.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIsSending } from '#ui/submit.tsx';

type StripProps = {
  dreamId: string;
  history: ImageHistory;
  progress: PaintingProgress | null;
};

/** The paintings a dream has had, newest first: one is shown, any may be. */
export function Strip({ dreamId, history, progress }: StripProps) {
  const t = useMessages('images');
  const { images, imageStatus } = history;
  const isComing = imageStatus === 'queued' || imageStatus === 'running';
  return (
    <div className="min-w-0">
      <h3 className="text-ui font-medium">{t.history}</h3>
      {images.length === 0 && !isComing ? (
        <p className="mt-2 text-small text-ink-faint">{t.historyEmpty}</p>
      ) : (
        <>
          <ul className="strip">
            {isComing && <Coming status={imageStatus} progress={progress} />}
            {images.map((kept) => (
              <Kept key={kept.id} dreamId={dreamId} kept={kept} />
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-faint">{t.historyBound(keptPaintings)}</p>
        </>
      )}
    </div>
  );
}

/** The place of the painting that is on its way. */
function Coming({
  status,
  progress,
}: { status: 'queued' | 'running' } & Pick<StripProps, 'progress'>) {
  const t = useMessages('images');
  const { stages } = useMessages('dreams');
  const { percent } = useFormats();
  const told = status === 'running' ? progress : null;
  return (
    <li className="kept">
      <Skeleton className="aspect-square" />
      <p className="mt-2 text-small leading-snug text-ink-soft">
        {told ? stages[told.stage] : t[status]}
        {told && told.stage !== 'remote' && (
          <span className="block text-ink-faint tabular-nums">{percent(told.share)}</span>
        )}
      </p>
    </li>
  );
}

/** A picture that was removed can be made once more: the press prints it again, line by line. */
export function Removed({ stamp, again }: { stamp: string; again: string }) {
  const t = useMessages('images');
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Done>{t.removed}</Done>
      {again !== '' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="key" value={stamp} />
          <input type="hidden" name="again" value={again} />
          <Button type="submit" variant="quiet">
            {t.paintAgain}
          </Button>
        </Form>
      )}
    </div>
  );
}

type KeptProps = { dreamId: string; kept: KeptImage };

function Kept({ dreamId, kept }: KeptProps) {
  const t = useMessages('images');
  const language = useLanguage();
  const { date, time } = useFormats();
  const isBusy = useIsSending();
  const {
    id: imageId,
    image,
    palette,
    arrangement,
    isShown,
    createdAt,
    fellBackFrom,
    chosenBy,
  } = kept;
  const { style, seed, provider } = image;
  const offered = offeredStyles.find((one) => one === style);
  const when = `${date(createdAt)}, ${time(createdAt)}`;
  const named = t.paintedOn(t.styles[style], when);
  const isOurs = provider === 'painter';

  // The press would make it again, line by line; the brush has retired, and others forget. What its
  // dreamer said stands in no address.
  const { told } = arrangement;
  const again =
    isOurs && offered && told === null
      ? JSON.stringify({ seed, palette, ...arrangement, style: offered })
      : '';

  return (
    <li className="kept" data-shown={isShown || undefined}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="show" />
        <input type="hidden" name="imageId" value={imageId} />
        <button
          type={isShown ? 'button' : 'submit'}
          className="kept-print"
          aria-pressed={isShown}
          aria-label={t.show(named)}
          disabled={isBusy}
        >
          <Print
            picture={squareOf(image)}
            alt={image.alt[language]}
            sizes="8rem"
            className="aspect-square"
          />
        </button>
      </Form>
      <p className="mt-2 text-small leading-snug">
        <span className="block text-ink-soft">{t.styles[style]}</span>
        <span className="block text-ink-faint">{isShown ? t.shown : date(createdAt)}</span>
        {told !== null && (
          <q className="kept-told" dir="auto">
            {told}
          </q>
        )}
        {!isOurs && <span className="block text-ink-faint">{t.madeBy(provider)}</span>}
        {chosenBy && <span className="block text-ink-faint">{t.chosenBy(chosenBy)}</span>}
        {fellBackFrom && <span className="block text-ink-faint">{t.fellBack(fellBackFrom)}</span>}
      </p>
      <div className="-ml-3 flex">
        <a
          className="button"
          data-variant="quiet"
          data-shape="icon"
          href={`/api/dreams/${dreamId}/images/${imageId}/download`}
          download
          aria-label={t.download(named)}
        >
          <Download aria-hidden="true" />
        </a>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="discard" />
          <input type="hidden" name="imageId" value={imageId} />
          <input type="hidden" name="again" value={again} />
          <Button
            type="submit"
            variant="quiet"
            shape="icon"
            aria-label={t.removeNamed(named)}
            isBusy={isBusy}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </Form>
      </div>
      <details className="text-small text-ink-soft">
        <summary className="cursor-pointer py-2">{t.otherFiles}</summary>
        <ul>
          {reprintFormats
            .filter((as) => as !== 'svg' || image.hasDrawing)
            .map((as) => (
              <li key={as}>
                <a
                  className="inline-link inline-block py-1.5"
                  href={`/api/dreams/${dreamId}/images/${imageId}/reprint?as=${as}`}
                  download
                >
                  {t.files[as]}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </li>
  );
}
