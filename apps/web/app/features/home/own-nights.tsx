import { pictureOf } from '@reverie/contract/images.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Byline } from '#features/home/byline.tsx';
import type { HomeText } from '#features/home/home-text.fr.ts';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

type OwnNightsProps = { text: HomeText['own']; nights: readonly ShownDream[] };

/** Who is signed in finds their last nights first. */
export function OwnNights({ text, nights }: OwnNightsProps) {
  const langOf = useLangOf();
  const here = useHere();
  if (nights.length === 0) return null;
  return (
    <section className="measure own-nights" aria-labelledby="own-nights">
      <div className="own-nights-head">
        <h2 id="own-nights" className="font-display text-h3">
          {text.title}
        </h2>
        <Link to="/journal" className="lead">
          {text.all}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ul>
        {nights.map((night) => (
          <li key={night.id} className="card">
            <Print
              picture={pictureOf(night.image)}
              alt={night.alt}
              sizes="(width >= 48rem) 220px, 40vw"
            />
            <h3 dir="auto" lang={langOf(night.language)} className="mt-3 mb-1.5 font-text">
              <Link to={`/dreams/${night.id}`} state={here} viewTransition className="card-link">
                {night.words}
              </Link>
            </h3>
            <Byline dream={night} />
          </li>
        ))}
      </ul>
    </section>
  );
}
