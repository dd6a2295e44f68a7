import type {
  Arrangement,
  Image,
  ImageHistory,
  ImagePalette,
  OfferedStyle,
  PaintingProgress,
} from '@reverie/contract/images';
import { Brush, X } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Arranging } from '#features/images/arranging.tsx';
import { Palettes } from '#features/images/palettes.tsx';
import { Remote } from '#features/images/remote.tsx';
import { Strip } from '#features/images/strip.tsx';
import { usePaintingRequest } from '#features/images/use-painting-request.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useToast } from '#ui/toast.tsx';

const styles: readonly OfferedStyle[] = ['gouache', 'linocut', 'cut-paper', 'risograph', 'ink'];
const chances = ['new', 'same'] as const;

type StudioProps = {
  dreamId: string;
  /** The painting that is shown; null where there is none. */
  image: Image | null;
  history: ImageHistory;
  progress: PaintingProgress | null;
  onChanged: () => void;
  onClose: () => void;
};

/** Where a dream is painted again by its dreamer, and its earlier paintings are kept. */
export function Studio(props: StudioProps) {
  const { dreamId, image, history, progress, onChanged, onClose } = props;
  const t = useMessages('images');
  const say = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const shown = history.images.find(({ isShown }) => isShown);
  const inOwnColours = history.images.find((kept) => kept.palette === null);
  const [style, setStyle] = useState<OfferedStyle>(
    styles.find((one) => one === image?.style) ?? 'gouache',
  );
  const [palette, setPalette] = useState<ImagePalette | null>(shown?.palette ?? null);
  const [arrangement, setArrangement] = useState<Arrangement>(
    shown?.image.hasDrawing
      ? shown.arrangement
      : { shape: '4:5', view: null, hero: null, without: [] },
  );
  const [chance, setChance] = useState<(typeof chances)[number]>('new');
  const { request, isBusy } = usePaintingRequest(dreamId, onChanged);

  // It opens below what was pressed: the focus goes there.
  useEffect(() => heading.current?.focus(), []);

  async function repaint() {
    const seed = chance === 'same' && image ? { seed: image.seed } : {};
    if (await request({ style, palette, ...arrangement, ...seed })) say({ message: t.requested });
  }

  return (
    <section aria-labelledby={headingId} className="studio">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} id={headingId} className="font-display text-h3">
            {t.studio}
          </h2>
          <p className="mt-1 text-ui text-ink-soft">{t.studioText}</p>
        </div>
        <Button variant="quiet" shape="icon" aria-label={t.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="studio-grid">
        <div className="grid content-start gap-6">
          <div className="styles">
            <p className="mb-2 text-ui font-medium">{t.style}</p>
            <Segmented
              label={t.style}
              value={style}
              onChange={setStyle}
              options={styles.map((value) => ({ value, label: t.styles[value] }))}
            />
          </div>
          <Palettes
            value={palette}
            onChange={setPalette}
            own={inOwnColours?.image.placeholder ?? null}
          />
          <Arranging value={arrangement} elements={history.elements} onChange={setArrangement} />
          {image && (
            <div>
              <p className="mb-2 text-ui font-medium">{t.composition}</p>
              <Segmented
                label={t.composition}
                value={chance}
                onChange={setChance}
                options={chances.map((value) => ({ value, label: t.chances[value] }))}
              />
            </div>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="solid" isBusy={isBusy} onClick={repaint}>
              {image ? t.repaintNow : t.paint}
            </Button>
            {history.remote && (
              <Remote
                dreamId={dreamId}
                recipient={history.remote}
                style={style}
                palette={palette}
                onRequested={onChanged}
              />
            )}
          </div>
        </div>
        <Strip dreamId={dreamId} history={history} progress={progress} onChanged={onChanged} />
      </div>
    </section>
  );
}

type OpenStudioProps = { ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void };

export function OpenStudio({ ref, isOpen, onToggle }: OpenStudioProps) {
  const t = useMessages('images');
  return (
    <Button ref={ref} variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
      <Brush aria-hidden="true" />
      {t.repaint}
    </Button>
  );
}
