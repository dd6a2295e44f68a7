import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Print } from '#ui/print.tsx';

/** The dreams of a night, each with its print where it has one. */
export function NightDreams({ dreams }: { dreams: readonly Dream[] }) {
  const t = useMessages('nights');
  const language = useLanguage();
  const langOf = useLangOf();
  return (
    <section className="grid content-start gap-5">
      <h2 className="font-display text-h3">{t.dreams}</h2>
      {dreams.length === 0 && <p className="text-ui text-ink-soft">{t.noDreams}</p>}
      <ul className="grid gap-5">
        {dreams.map(({ id, title, content, image, language: spoken }) => (
          <li key={id} className="grid grid-cols-[4.5rem_1fr] gap-4">
            {image ? (
              <Print
                picture={squareOf(image)}
                alt={image.alt[language]}
                sizes="72px"
                className="aspect-square"
              />
            ) : (
              <span aria-hidden="true" className="aspect-square rounded-print border border-line" />
            )}
            <div className="min-w-0" dir="auto" lang={langOf(spoken)}>
              <Link to={`/dreams/${id}`} className="inline-link font-text text-card">
                {title ?? t.untitled}
              </Link>
              <p className="mt-1 line-clamp-2 text-small text-ink-soft">{content}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="outline" to="/dreams/new">
          {t.tell}
        </ButtonLink>
      </p>
    </section>
  );
}
