import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { PaintedMoon } from '#ambience/night-scene.tsx';
import type { Places } from '#features/telling/live-telling.tsx';
import small from '#features/telling/pictures/sheet-552.webp';
import sheet from '#features/telling/pictures/sheet-828.webp';
import type { NotTold } from '#features/telling/telling.form.ts';
import type { TellingText } from '#features/telling/telling-text.fr.ts';
import { WritingLine } from '#features/telling/writing-line.tsx';

type HeroProps = {
  text: TellingText;
  /** What was typed and not taken. */
  notTold: NotTold | undefined;
  /** When the page was asked for. */
  now: string;
  /** Whether keys are for the line before anything is touched. */
  isFirst: boolean;
};

type Live = typeof import('#features/telling/live-telling.tsx');

/** The home's first scene: a line that takes a dream, and the sheet it is painted on. */
export function Hero({ text, notTold, now, isFirst }: HeroProps) {
  const left = useLeftHere();
  const places: Places = {
    hero: useRef<HTMLElement>(null),
    field: useRef<HTMLTextAreaElement>(null),
    mirror: useRef<HTMLDivElement>(null),
    found: useRef<HTMLDivElement>(null),
    sheet: useRef<HTMLDivElement>(null),
  };
  const { live, giveUp } = useLive(places.field);
  const [seed, setSeed] = useState<number | null>(null);
  const [own] = useState(() => left?.seed ?? newSeed());
  return (
    <section ref={places.hero} className="hero" data-hero>
      <p className="scene-hour hero-hour">
        <span className="scene-moon">
          <MoonDisc at={now} size={18} />
        </span>
        {text.hour}
      </p>
      <div className="measure hero-scene">
        <div className="hero-words">
          <h1 className="font-display text-h3">{text.headline}</h1>
          <WritingLine
            text={text}
            content={notTold?.content ?? left?.content ?? ''}
            refusal={notTold?.refusal ?? null}
            seed={seed}
            field={places.field}
            mirror={places.mirror}
            found={places.found}
            isFirst={isFirst}
            onSend={() => leaveHere(places.field.current?.value ?? '', own)}
          />
        </div>
        <figure className="hero-sheet">
          <div ref={places.sheet} className="hero-paper" data-live={live ? '' : undefined}>
            <WaitingSheet text={text} now={now} />
          </div>
        </figure>
      </div>
      {live && (
        <live.LiveTelling
          text={text}
          places={places}
          seed={own}
          onBegun={() => setSeed(own)}
          onLost={() => {
            setSeed(null);
            giveUp();
          }}
        />
      )}
    </section>
  );
}

/** Paper, a sky that is begun, and the moon of this very night. */
function WaitingSheet({ text, now }: { text: TellingText; now: string }) {
  return (
    <>
      <img
        className="hero-waiting"
        src={sheet}
        srcSet={`${small} 552w, ${sheet} 828w`}
        sizes="(width >= 64rem) 552px, 70vw"
        width={828}
        height={1035}
        alt={text.sheet}
        fetchPriority="high"
      />
      <PaintedMoon at={now} x={0.645} y={0.365} radius={0.075} />
    </>
  );
}

/** Fetches the engine's part of the page with the first key, or where something was typed before. */
function useLive(field: Places['field']) {
  const [live, setLive] = useState<Live | null>(null);
  const isGivenUp = useRef(false);
  useEffect(() => {
    const line = field.current;
    if (!line || live) return;
    const stop = new AbortController();
    const begin = () => {
      if (isGivenUp.current || line.value === '') return;
      stop.abort();
      import('#features/telling/live-telling.tsx').then(setLive, () => {});
    };
    line.addEventListener('input', begin, { signal: stop.signal });
    begin();
    return () => stop.abort();
  }, [field, live]);
  return {
    live,
    giveUp() {
      isGivenUp.current = true;
      setLive(null);
    },
  };
}

function newSeed(): number {
  return Math.floor(Math.random() * 4_294_967_295);
}

type Left = { content: string; seed: number };

/** Where it leads there is a way back: this entry of the tab's history keeps what was written. */
function leaveHere(content: string, seed: number) {
  const { state } = history;
  history.replaceState({ ...state, usr: { ...state?.usr, telling: { content, seed } } }, '');
}

function useLeftHere(): Left | null {
  const state: unknown = useLocation().state;
  const left = state && typeof state === 'object' && 'telling' in state ? state.telling : null;
  return isLeft(left) ? left : null;
}

function isLeft(left: unknown): left is Left {
  return (
    typeof left === 'object' &&
    left !== null &&
    'content' in left &&
    typeof left.content === 'string' &&
    'seed' in left &&
    typeof left.seed === 'number'
  );
}
