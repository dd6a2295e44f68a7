import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

type TagsProps = {
  tags: readonly string[];
  lang?: 'fr' | 'en' | undefined;
  /** False for those of an example, which no dream bears. */
  areLinks?: boolean;
};

/** A dream's tags; each leads to every shared dream that bears it. */
export function Tags({ tags, lang, areLinks = true }: TagsProps) {
  const t = useMessages('dreams');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t.tags} dir="auto" className="mt-8 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          {areLinks ? (
            <Link
              to={`/dreams?tag=${encodeURIComponent(tag)}`}
              lang={lang}
              className="tag hover:border-edge"
            >
              {tag}
            </Link>
          ) : (
            <span className="tag">{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
