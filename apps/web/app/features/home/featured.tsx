import { squareOf } from '@reverie/contract/images.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Byline } from '#features/home/byline.tsx';
import type { FeaturedGroup } from '#features/home/featured-groups.rules.ts';
import type { HomeText } from '#features/home/home-text.fr.ts';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { later } from '#ui/later.ts';
import { Print } from '#ui/print.tsx';

type FeaturedProps = {
  text: HomeText['featured'];
  groups: readonly FeaturedGroup<ShownDream>[];
  explore: string;
};

/**
 * Dreams by kind. Choosing one needs no script: radio buttons, and a style sheet that shows what
 * they name. Pictures of the others load when they are shown.
 */
export function Featured({ text, groups, explore }: FeaturedProps) {
  if (groups.length === 0) return null;
  return (
    <section className="measure home-section" {...later}>
      <h2 className="max-w-3xl font-display text-h2">{text.title}</h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{text.lead}</p>
      <div className="kinds">
        {groups.length > 1 && (
          <div role="radiogroup" aria-label={text.choose} className="kinds-bar">
            {groups.map(({ type }, place) => (
              <label key={type} className="kind">
                <input
                  type="radio"
                  name="kind"
                  value={type}
                  defaultChecked={place === 0}
                  className="sr-only"
                />
                {text.types[type]}
              </label>
            ))}
          </div>
        )}
        {groups.map(({ type, dreams }) => (
          <ul key={type} className="kind-dreams" data-kind={type}>
            {dreams.map((dream) => (
              <FeaturedDream key={dream.id} dream={dream} />
            ))}
          </ul>
        ))}
      </div>
      <Link to="/dreams" className="lead mt-10">
        {explore}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}

function FeaturedDream({ dream }: { dream: ShownDream }) {
  const langOf = useLangOf();
  return (
    <li className="card">
      <Print
        picture={squareOf(dream.image)}
        alt={dream.alt}
        sizes="(width >= 64rem) 392px, (width >= 40rem) 46vw, calc(100vw - 40px)"
        className="aspect-square"
      />
      <h3 dir="auto" lang={langOf(dream.language)} className="mt-4 mb-2.5 font-text text-card">
        <Link to={`/dreams/${dream.id}`} state={useHere()} viewTransition className="card-link">
          {dream.words}
        </Link>
      </h3>
      <Byline dream={dream} />
    </li>
  );
}
