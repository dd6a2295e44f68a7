import type { Dream } from '@reverie/contract/dreams';
import { pictureOf } from '@reverie/contract/images.rules';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { moonAt } from '#ambience/moon.ts';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { firstSentence } from '#features/home/first-sentence.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Sources } from '#ui/print.tsx';

type HeroProps = {
  /** The dream on the wall tonight. Null while nobody has shared one: the moon hangs there. */
  dream: Dream | null;
  isSignedIn: boolean;
  /** When the page was asked for. */
  now: string;
};

/** The first thing anybody sees: a dream, and an invitation. */
export function Hero({ dream, isSignedIn, now }: HeroProps) {
  const t = useMessages('home');
  const language = useLanguage();
  return (
    <section className="hero">
      {dream?.image ? (
        <HeroPainting image={dream.image} alt={dream.image.alt[language]} />
      ) : (
        <div className="hero-moon" aria-hidden="true">
          <MoonDisc at={now} size={240} />
        </div>
      )}
      <div className="measure hero-words">
        <h1 className="font-display text-hero">
          {t.headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-6 max-w-[29rem] text-lead md:mt-10">{t.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
          <ButtonLink
            variant="solid"
            size="large"
            to={isSignedIn ? '/dreams/new' : '/register'}
            className="max-sm:w-full"
          >
            {t.tell}
          </ButtonLink>
          <Link
            to={dream ? `/dreams/${dream.id}` : '/dashboard'}
            viewTransition
            className="lead max-sm:mx-auto"
          >
            {dream ? t.seeOne : t.explore}
            <ArrowRight aria-hidden="true" />
          </Link>
        </div>
      </div>
      <div className="measure hero-label">
        {dream ? <Label dream={dream} /> : <Tonight now={now} />}
      </div>
    </section>
  );
}

function HeroPainting({ image, alt }: { image: NonNullable<Dream['image']>; alt: string }) {
  const { url, sources } = pictureOf(image);
  return (
    <>
      <img className="hero-leak" src={image.placeholder} alt="" aria-hidden="true" />
      <picture>
        <Sources sources={sources} sizes="(width >= 64rem) 54rem, 100vw" />
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
function Label({ dream }: { dream: Dream }) {
  const t = useMessages('home');
  const { date } = useFormats();
  const { author, location, dreamedAt } = dream;
  const who = [author?.username, location?.city, date(dreamedAt)].filter(Boolean).join(', ');
  return (
    <Row
      words={
        <Link to={`/dreams/${dream.id}`} viewTransition className="hover:text-accent">
          {t.quote(firstSentence(dream.content))}
        </Link>
      }
      at={dreamedAt}
    >
      {who}
    </Row>
  );
}

function Tonight({ now }: { now: string }) {
  const t = useMessages('home');
  const { moons } = useMessages('ambience');
  return (
    <Row words={null} at={now}>
      {t.tonight(moons[moonAt(now).phase])}
    </Row>
  );
}

function Row({ words, at, children }: { words: ReactNode; at: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-line-strong pt-5">
      {words && (
        <p dir="auto" className="max-w-3xl font-text text-card">
          {words}
        </p>
      )}
      <p className="flex items-center gap-2.5 text-small text-ink-soft">
        <MoonDisc at={at} />
        {children}
      </p>
    </div>
  );
}
