import { blogCategories, blogSearchLimit } from '@reverie/contract/blog.rules';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { addressOf, type BlogAsked } from '#features/blog/blog-address.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';

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

function SearchPosts({ text, asked }: BlogControlsProps) {
  const input = useRef<HTMLInputElement>(null);
  const { q, category } = asked;

  // Going back in history changes the address, not the field.
  useEffect(() => {
    if (input.current) input.current.value = q;
  }, [q]);

  return (
    <Form
      role="search"
      action="/blog"
      preventScrollReset
      className="relative mb-2.5 w-full sm:w-80 xl:w-96"
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-4 size-[1.125rem] -translate-y-1/2 text-ink-faint"
      />
      {category && <input type="hidden" name="category" value={category} />}
      <input
        ref={input}
        type="search"
        name="q"
        className="input blog-search"
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={q}
        maxLength={blogSearchLimit}
        enterKeyHint="search"
        autoComplete="off"
      />
      {q !== '' && (
        <Link
          to={addressOf({ category })}
          preventScrollReset
          aria-label={text.clear}
          className="button absolute top-0.5 right-0.5"
          data-variant="quiet"
          data-shape="icon"
        >
          <X aria-hidden="true" />
        </Link>
      )}
    </Form>
  );
}
