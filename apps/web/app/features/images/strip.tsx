import type { ImageHistory, KeptImage, PaintingProgress } from '@reverie/contract/images';
import {
  keptPaintings,
  offeredStyles,
  reprintFormats,
  squareOf,
} from '@reverie/contract/images.rules';
import { Download, Trash2 } from 'lucide-react';
import { browserApi } from '#api/browser.ts';
import { usePaintingRequest, usePictureAction } from '#features/images/use-painting-request.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Print } from '#ui/print.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';

type StripProps = {
  dreamId: string;
  history: ImageHistory;
  progress: PaintingProgress | null;
  onChanged: () => void;
};

/** The paintings a dream has had, newest first: one is shown, any may be. */
export function Strip({ dreamId, history, progress, onChanged }: StripProps) {
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
              <Kept key={kept.id} dreamId={dreamId} kept={kept} onChanged={onChanged} />
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

type KeptProps = { dreamId: string; kept: KeptImage; onChanged: () => void };

function Kept({ dreamId, kept, onChanged }: KeptProps) {
  const t = useMessages('images');
  const language = useLanguage();
  const { date, time } = useFormats();
  const say = useToast();
  const { act, busy } = usePictureAction(onChanged);
  const { request } = usePaintingRequest(dreamId, onChanged);
  const { id: imageId, image, palette, arrangement, isShown, createdAt, fellBackFrom } = kept;
  const { style, seed, provider } = image;
  const offered = offeredStyles.find((one) => one === style);
  const asked = { id: dreamId, imageId };
  const when = `${date(createdAt)}, ${time(createdAt)}`;
  const named = t.paintedOn(t.styles[style], when);
  const isOurs = provider === 'painter';

  async function remove() {
    if (!(await act('remove', () => browserApi().images.remove(asked)))) return;
    // The press would make it again, line by line; the brush has retired, and others forget.
    const again = {
      label: t.paintAgain,
      run: () =>
        void request({ seed, palette, ...arrangement, ...(offered && { style: offered }) }),
    };
    say({ message: t.removed, ...(isOurs && offered && { action: again }) });
  }

  return (
    <li className="kept" data-shown={isShown || undefined}>
      <button
        type="button"
        className="kept-print"
        aria-pressed={isShown}
        aria-label={t.show(named)}
        disabled={busy !== null}
        onClick={() => !isShown && act('choose', () => browserApi().images.choose(asked))}
      >
        <Print
          picture={squareOf(image)}
          alt={image.alt[language]}
          sizes="8rem"
          className="aspect-square"
        />
      </button>
      <p className="mt-2 text-small leading-snug">
        <span className="block text-ink-soft">{t.styles[style]}</span>
        <span className="block text-ink-faint">{isShown ? t.shown : date(createdAt)}</span>
        {!isOurs && <span className="block text-ink-faint">{t.madeBy(provider)}</span>}
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
        <Button
          variant="quiet"
          shape="icon"
          aria-label={t.removeNamed(named)}
          isBusy={busy !== null}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
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
