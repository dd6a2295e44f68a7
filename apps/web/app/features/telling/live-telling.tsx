import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Glimpse, shownGlimpses } from '#features/telling/glimpses.rules.ts';
import { Leader } from '#features/telling/leader.tsx';
import type { Read } from '#features/telling/read.worker.ts';
import { Sheet } from '#features/telling/sheet.tsx';
import type { TellingText } from '#features/telling/telling-text.fr.ts';
import { usePicture } from '#features/telling/use-picture.ts';
import { useReading } from '#features/telling/use-reading.ts';
import { useLanguage } from '#language/messages.tsx';

/** Milliseconds without a key after which the picture follows the words. */
const pause = 600;
const fewestWords = 3;
/** Pixels across the sheet at most: print takes its time with each of them. */
const widest = 828;

export type Places = {
  hero: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  mirror: RefObject<HTMLDivElement | null>;
  found: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
};

type LiveTellingProps = {
  text: TellingText;
  places: Places;
  seed: number;
  /** The picture has begun: it can be kept. */
  onBegun: () => void;
  /** The engine does not come: the line posts as it does without scripts. */
  onLost: () => void;
};

/** What comes with the first key: words that are lit, what they name, and the picture of them. */
export function LiveTelling({ text, places, seed, onBegun, onLost }: LiveTellingProps) {
  const language = useLanguage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const leak = useRef<HTMLCanvasElement>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const { picture, paint, whole } = usePicture({ canvas, leak, onLost });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasBegun = picture.stage !== 'none';

  const { text: written, lit } = useReading({
    field: places.field,
    onLost,
    onRead({ text: words, analysis }: Read) {
      clearTimeout(waiting.current);
      const isEnough = (words.match(/[\p{L}\p{N}]+/gu) ?? []).length >= fewestWords;
      if (!isEnough) return;
      waiting.current = setTimeout(() => {
        const width = canvas.current?.width ?? 0;
        paint({ text: words, analysis, seed, width, language });
      }, pause);
    },
  });
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (hasBegun) onBegun();
  }, [hasBegun, onBegun]);

  const isSeen = ({ id }: { id: string }) => {
    const place = picture.places[id];
    return place !== undefined && place.pass < picture.laid;
  };
  const shown = shownGlimpses(lit, (id) => picture.places[id] !== undefined);
  const led = lit.findLast((one) => one.id === pointed) ?? lit.findLast(isSeen) ?? null;
  const place = led && isSeen(led) ? (picture.places[led.id] ?? null) : null;
  const { hero, mirror, found, sheet } = places;
  return (
    <>
      {mirror.current &&
        createPortal(<Lit text={written} lit={lit} led={led?.id ?? null} />, mirror.current)}
      {found.current &&
        createPortal(
          <Found text={text} shown={shown} led={led?.id ?? null} onPoint={setPointed} />,
          found.current,
        )}
      {sheet.current &&
        createPortal(
          <Sheet
            text={text}
            canvas={canvas}
            leak={leak}
            width={widthOf(sheet.current)}
            picture={picture}
            whole={whole}
          />,
          sheet.current,
        )}
      {hero.current &&
        createPortal(
          <Leader hero={hero.current} mirror={mirror} canvas={canvas} led={led} place={place} />,
          hero.current,
        )}
    </>
  );
}

function widthOf(place: HTMLElement): number {
  return Math.min(widest, Math.round(place.clientWidth * Math.min(2, devicePixelRatio)));
}

type LitProps = { text: string; lit: readonly Glimpse[]; led: string | null };

/** The same words behind the line, clear but for the light below those that are read. */
function Lit({ text, lit, led }: LitProps) {
  let reached = 0;
  const pieces = lit.map((one) => {
    const plain = text.slice(reached, one.start);
    reached = one.end;
    return (
      <span key={one.start}>
        {plain}
        <span className="glimpse" data-glimpse={one.id} data-led={one.id === led || undefined}>
          {text.slice(one.start, one.end)}
        </span>
      </span>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(reached)}
      {'\u200b'}
    </>
  );
}

type FoundProps = {
  text: TellingText;
  shown: readonly Glimpse[];
  led: string | null;
  onPoint: (id: string | null) => void;
};

/** What the words name: pointed at, each leads to where it is in the picture. */
function Found({ text, shown, led, onPoint }: FoundProps) {
  if (shown.length === 0) return null;
  return (
    <ul className="found-now" aria-label={text.found}>
      {shown.map(({ id, kind, words }) => (
        <li key={id}>
          <button
            type="button"
            data-led={id === led || undefined}
            aria-pressed={id === led}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(null)}
            onClick={() => onPoint(id)}
          >
            <small>{text.kinds[kind]}</small> <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
