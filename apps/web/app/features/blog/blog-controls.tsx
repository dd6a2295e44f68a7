import { blogCategories, blogSearchLimit } from '@reverie/contract/blog.rules';
import { Link } from 'react-router';
import { addressOf, type BlogAsked } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { SearchField } from '#ui/search-field.tsx';

type BlogControlsProps = { text: BlogText; asked: BlogAsked };

/** What to show: links and a form whose answers are addresses, with scripts or without. */
export function BlogControls({ text, asked }: BlogControlsProps) {
  return (
    <div className="tab-bar">
      <Categories text={text} asked={asked} />
      <SearchPosts text={text} asked={asked} />
    </div>
  );
}

function Categories({ text, asked }: BlogControlsProps) {
  const names = [null, ...blogCategories];
  return (
    <nav aria-label={text.categoriesLabel} className="tabs">
      {names.map((category) => (
        <Link
          key={category ?? 'all'}
          to={addressOf({ q: asked.q, category })}
          preventScrollReset
          aria-current={asked.category === category ? 'true' : undefined}
          className="tab"
        >
          {category ? text.categories[category] : text.all}
        </Link>
      ))}
    </nav>
  );
}

function SearchPosts({ text, asked: { q, category } }: BlogControlsProps) {
  return (
    <SearchField
      action="/blog"
      query={q}
      words={text}
      everything={addressOf({ category })}
      others={{ category }}
      limit={blogSearchLimit}
      staysInPlace
      className="mb-2.5 w-full sm:w-80 xl:w-96"
    />
  );
}
