import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import type { LibraryText } from '#features/library/library-text.fr.ts';
import { fill } from '#language/fill.ts';
import { useFormats, useLanguage } from '#language/messages.tsx';
import { OtherLanguage, useLangOf } from '#reader/other-language.tsx';
import { useHere } from '#reader/way-back.ts';
import { Print } from '#ui/print.tsx';

const sizes = '(width >= 60rem) 392px, (width >= 44rem) 44vw, 78vw';

type FeaturedProps = { text: LibraryText; dreams: readonly Dream[] };

/** Paintings hung at their own heights, each lighting the wall behind it. */
export function Featured({ text, dreams }: FeaturedProps) {
  const language = useLanguage();
  const { date } = useFormats();
  const langOf = useLangOf();
  const here = useHere();
  return (
    <section aria-labelledby="featured" className="pt-12 md:pt-16">
      <h2 id="featured" className="font-display text-h2">
        {text.featured}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{text.featuredLead}</p>
      <ul className="library-featured">
        {dreams.map((dream, place) => {
          const { id, image, content, author, dreamedAt } = dream;
          if (!image) return null;
          return (
            <li key={id}>
              <article className="card">
                <img className="library-light" src={image.placeholder} alt="" aria-hidden="true" />
                <Print
                  picture={squareOf(image)}
                  alt={image.alt[language]}
                  sizes={sizes}
                  loading={place === 0 ? 'eager' : 'lazy'}
                  className="aspect-square"
                />
                <h3
                  dir="auto"
                  lang={langOf(dream.language)}
                  className="mt-5 line-clamp-3 font-text text-card"
                >
                  <Link to={`/dreams/${id}`} state={here} viewTransition className="card-link">
                    {content}
                  </Link>
                </h3>
                <p className="mt-3 flex items-center gap-2.5 text-small text-ink-soft">
                  <MoonDisc at={dreamedAt} />
                  {[author && fill(text.featuredBy, { name: author.username }), date(dreamedAt)]
                    .filter(Boolean)
                    .join(', ')}
                  <OtherLanguage of={dream.language} />
                </p>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
