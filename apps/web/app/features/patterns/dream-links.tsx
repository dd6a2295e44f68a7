import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { NamedDream } from '#features/patterns/rules.ts';
import { useDays } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';

export type Named = ReadonlyMap<string, NamedDream>;

type DreamLinksProps = {
  ids: readonly string[];
  /** How many there are, where these are the newest of them. */
  count?: number;
  named: Named;
};

/** The dreams behind a figure. */
export function DreamLinks({ ids, count = ids.length, named }: DreamLinksProps) {
  const t = useMessages('patterns');
  const { number } = useFormats();
  const dreams = ids.flatMap((id) => named.get(id) ?? []);
  if (dreams.length === 0) return null;
  return (
    <details className="fold pattern-dreams">
      <summary>
        <ChevronRight aria-hidden="true" />
        {t.dreamLinks(count, number(count))}
      </summary>
      {count > dreams.length && (
        <p className="text-small text-ink-faint">
          {t.newestLinks(number(dreams.length), number(count))}
        </p>
      )}
      <ul>
        {dreams.map((dream) => (
          <li key={dream.id}>
            <DreamLink dream={dream} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function DreamLink({ dream: { id, title, language, night } }: { dream: NamedDream }) {
  const t = useMessages('patterns');
  const day = useDays();
  const langOf = useLangOf();
  return (
    <Link to={`/dreams/${id}`} className="pattern-dream">
      <span className="text-ink-faint">{day(night)}</span>{' '}
      {title ? (
        <bdi lang={langOf(language)} className="font-text">
          {title}
        </bdi>
      ) : (
        <i className="text-ink-soft">{t.untitled}</i>
      )}
    </Link>
  );
}
