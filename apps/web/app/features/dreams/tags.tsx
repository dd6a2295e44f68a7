import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** A dream's tags; for who may search, each leads to the dreams that share it. */
export function Tags({ tags, canSearch }: { tags: readonly string[]; canSearch: boolean }) {
  const t = useMessages('dreams');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t.tags} dir="auto" className="mt-8 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          {canSearch ? (
            <Link to={`/dashboard?q=${encodeURIComponent(tag)}`} className="tag hover:border-edge">
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
