import { pictureOf } from '@reverie/contract/images.rules';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moonAt } from '#ambience/moon.ts';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { Byline } from '#features/home/byline.tsx';
import type { HomeText } from '#features/home/home-text.fr.ts';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import type { NotTold } from '#features/home/telling.form.ts';
import { WritingLine } from '#features/home/writing-line.tsx';
import { useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { phoneSize, Sources } from '#ui/print.tsx';
import { Stretched } from '#ui/stretched.tsx';

type HeroProps = {
  text: HomeText;
  /** The dream on the wall tonight. Null while nobody has shared one: the moon hangs there. */
  dream: ShownDream | null;
  /** What was typed and not taken. */
  notTold: NotTold | undefined;
  /** When the page was asked for. */
  now: string;
};

/** The first thing anybody sees: a dream, and an invitation. */
export function Hero({ text, dream, notTold, now }: HeroProps) {
  const here = useHere();
  return (
    <section className="hero" data-hero>
      {dream ? (
        <HeroPainting dream={dream} />
      ) : (
        <div className="hero-moon" aria-hidden="true">
          <MoonDisc at={now} size={240} />
        </div>
      )}
      <div className="measure hero-words">
        <h1 className="font-display text-h3">{text.headline}</h1>
        <WritingLine text={text.telling} notTold={notTold} />
        <p className="mt-8">
          <Link
            to={dream ? `/dreams/${dream.id}` : '/dreams'}
            state={here}
            viewTransition
            className="lead max-sm:mx-auto"
          >
            {dream ? text.seeOne : text.explore}
            <ArrowRight aria-hidden="true" />
          </Link>
        </p>
      </div>
      <div className="measure hero-label">
        {dream ? <Label text={text} dream={dream} /> : <Tonight text={text} now={now} />}
      </div>
    </section>
  );
}

function HeroPainting({ dream: { image, alt } }: { dream: ShownDream }) {
  const { url, sources } = pictureOf(image);
  return (
    <>
      <Stretched src={image.placeholder} className="hero-leak" />
      <picture>
        <Sources sources={sources} sizes={`(width >= 64rem) 54rem, ${phoneSize}`} />
        <img
          className="hero-painting"
          src={url}
          width={image.width}
          height={image.height}
          alt={alt}
          fetchPriority="high"
        />
      </picture>
    </>
  );
}

/** The label below the painting: the dream's first words, and whose night it was. */
function Label({ text, dream }: { text: HomeText; dream: ShownDream }) {
  const [open, close] = text.quotes;
  const langOf = useLangOf();
  return (
    <LabelRow
      words={
        <Link
          to={`/dreams/${dream.id}`}
          state={useHere()}
          viewTransition
          className="hover:text-accent"
        >
          {open}
          <span lang={langOf(dream.language)}>{dream.words}</span>
          {close}
        </Link>
      }
    >
      <Byline dream={dream} />
    </LabelRow>
  );
}

function Tonight({ text, now }: { text: HomeText; now: string }) {
  const { moons } = useMessages('ambience');
  return (
    <LabelRow words={null}>
      <p className="flex items-center gap-2.5 text-small text-ink-soft">
        <MoonDisc at={now} />
        {text.tonight} {moons[moonAt(now).phase]}
      </p>
    </LabelRow>
  );
}

function LabelRow({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-line-strong pt-5">
      {words && (
        <p dir="auto" className="max-w-3xl font-text text-card">
          {words}
        </p>
      )}
      {children}
    </div>
  );
}
