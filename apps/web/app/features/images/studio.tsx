import type {
  Arrangement,
  Image,
  ImageHistory,
  ImagePalette,
  OfferedStyle,
  PaintingProgress,
} from '@reverie/contract/images';
import { offeredStyles } from '@reverie/contract/images.rules';
import { Brush, X } from 'lucide-react';
import { type Ref, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Arranging } from '#features/images/arranging.tsx';
import { Palettes } from '#features/images/palettes.tsx';
import { Passages } from '#features/images/passages.tsx';
import { Refused } from '#features/images/refused.tsx';
import { Remote } from '#features/images/remote.tsx';
import { Removed, Strip } from '#features/images/strip.tsx';
import type { PictureRefusal } from '#features/images/studio.form.ts';
import type { Swatches } from '#features/images/swatches.server.ts';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

const chances = ['new', 'same'] as const;

const unarranged: Arrangement = {
  shape: '4:5',
  ...{ view: null, scheme: null, hero: null, without: [], about: null, told: null },
};

type StudioProps = {
  dreamId: string;
  /** The dream’s words, and their language where that is not the page’s. */
  told: { text: string; lang: string | undefined };
  /** The painting that is shown; null where there is none. */
  image: Image | null;
  history: ImageHistory;
  progress: PaintingProgress | null;
  swatches: Swatches;
  /** What its forms are sent under. */
  stamp: string;
  /** The picture that was just removed, as it is asked for again. */
  removed: string | null;
  refusal: PictureRefusal | undefined;
  /** Where the focus goes once it is closed. */
  opener: RefObject<HTMLAnchorElement | null>;
  onChanged: () => void;
};

/** Where a dream is painted again by its dreamer, and its earlier paintings are kept. */
export function Studio(props: StudioProps) {
  const { dreamId, told, image, history, progress, swatches, stamp, removed, refusal, opener } =
    props;
  const t = useMessages('images');
  const isBusy = useIsSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const shown = history.images.find(({ isShown }) => isShown);
  const [style, setStyle] = useState<OfferedStyle>(
    offeredStyles.find((one) => one === image?.style) ?? 'gouache',
  );
  const [palette, setPalette] = useState<ImagePalette | null>(shown?.palette ?? null);
  const [arrangement, setArrangement] = useState<Arrangement>({
    ...(shown?.image.hasDrawing ? shown.arrangement : unarranged),
    // Sent without scripts and refused, it is still there to be mended.
    ...(refusal?.told && { about: null, told: refusal.told }),
  });
  // Another moment shows others: they are told once it is painted.
  const isOfShown =
    arrangement.about === (shown?.arrangement.about ?? null) &&
    arrangement.told === (shown?.arrangement.told ?? null);
  const elements = isOfShown ? history.elements : [];
  const [chance, setChance] = useState<(typeof chances)[number]>('new');

  // It opens below what was pressed: the focus goes there, and back once it is closed.
  useEffect(() => {
    heading.current?.focus();
    return () => opener.current?.focus();
  }, [opener]);

  return (
    <section id="studio" aria-labelledby={headingId} className="studio">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} id={headingId} className="font-display text-h3">
            {t.studio}
          </h2>
          <p className="mt-1 text-ui text-ink-soft">{t.studioText}</p>
        </div>
        <ButtonLink
          variant="quiet"
          shape="icon"
          aria-label={t.close}
          to={`/dreams/${dreamId}`}
          replace
          preventScrollReset
        >
          <X aria-hidden="true" />
        </ButtonLink>
      </div>
      {refusal && <Refused refusal={refusal} />}
      {removed !== null && <Removed stamp={stamp} again={removed} />}
      <div className="studio-grid">
        <Form method="post" preventScrollReset className="grid content-start gap-6">
          <input type="hidden" name="intent" value="repaint" />
          <input type="hidden" name="key" value={stamp} />
          {image && <input type="hidden" name="seed" value={image.seed} />}
          <Passages
            {...told}
            passages={history.passages}
            value={arrangement}
            onChange={(moment) =>
              setArrangement({ ...arrangement, ...moment, hero: null, without: [] })
            }
          />
          <div className="styles">
            <p className="mb-2 text-ui font-medium">{t.style}</p>
            <Segmented
              label={t.style}
              name="style"
              value={style}
              onChange={setStyle}
              options={offeredStyles.map((value) => ({ value, label: t.styles[value] }))}
            />
          </div>
          <Palettes value={palette} onChange={setPalette} swatches={swatches} />
          <Arranging value={arrangement} elements={elements} onChange={setArrangement} />
          {image && (
            <div>
              <p className="mb-2 text-ui font-medium">{t.composition}</p>
              <Segmented
                label={t.composition}
                name="chance"
                value={chance}
                onChange={setChance}
                options={chances.map((value) => ({ value, label: t.chances[value] }))}
              />
            </div>
          )}
          <div className="studio-do flex flex-wrap items-center gap-3">
            <Submit isBusy={isBusy} busyLabel={t.requested}>
              {image ? t.repaintNow : t.paint}
            </Submit>
            {history.remote && (
              <Remote
                dreamId={dreamId}
                recipient={history.remote}
                style={style}
                palette={palette}
                about={arrangement.about}
                told={arrangement.told}
                onRequested={props.onChanged}
              />
            )}
          </div>
        </Form>
        <Strip dreamId={dreamId} history={history} progress={progress} />
      </div>
    </section>
  );
}

type OpenStudioProps = { ref: Ref<HTMLAnchorElement>; dreamId: string; isOpen: boolean };

export function OpenStudio({ ref, dreamId, isOpen }: OpenStudioProps) {
  const t = useMessages('images');
  const path = `/dreams/${dreamId}`;
  return (
    <ButtonLink
      ref={ref}
      variant="quiet"
      aria-expanded={isOpen}
      to={isOpen ? path : `${path}?studio#studio`}
      replace={isOpen}
      preventScrollReset
    >
      <Brush aria-hidden="true" />
      {t.repaint}
    </ButtonLink>
  );
}
