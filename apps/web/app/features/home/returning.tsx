import { pictureOf } from '@reverie/contract/images.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Byline } from '#features/home/byline.tsx';
import type { FeaturedGroup } from '#features/home/featured-groups.rules.ts';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { Scene } from '#features/home/scene.tsx';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

type ReturningProps = {
  text: HomeText['returning'];
  groups: readonly FeaturedGroup<ShownDream>[];
  now: string;
};

/**
 * Fourth scene: nights that hang on the moon's path, by kind. Choosing one needs no script: radio
 * buttons, and a style sheet that shows what they name.
 */
export function Returning({ text, groups, now }: ReturningProps) {
  return (
    <Scene hour={text.hour} now={now} className="returning">
      <div className="scene-head">
        <h2 className="font-display text-title">{text.title}</h2>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      <div className="kinds">
        <svg className="arc" viewBox="0 0 1248 180" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-120 178Q624 -150 1368 178" pathLength={1} />
        </svg>
        <span className="arc-moon" aria-hidden="true" />
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
              <HungDream key={dream.id} dream={dream} />
            ))}
          </ul>
        ))}
        {groups.length === 0 && <p className="kinds-none text-lead">{text.none}</p>}
      </div>
      <Link to="/dreams" className="lead">
        {text.explore}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Scene>
  );
}

function HungDream({ dream }: { dream: ShownDream }) {
  const langOf = useLangOf();
  return (
    <li className="card hung">
      <Print
        picture={pictureOf(dream.image)}
        alt={dream.alt}
        sizes="(width >= 64rem) 300px, (width >= 40rem) 30vw, calc(100vw - 40px)"
      />
      <div className="hung-words">
        <h3 dir="auto" lang={langOf(dream.language)} className="font-text text-card">
          <Link to={`/dreams/${dream.id}`} state={useHere()} viewTransition className="card-link">
            {dream.words}
          </Link>
        </h3>
        <Byline dream={dream} />
      </div>
    </li>
  );
}
