import {
  type BlogCategory,
  blogPageSize,
  blogSearchLimit,
  isBlogCategory,
} from '@reverie/contract/blog.rules';

/** What a page of the blog shows. It stands in its address, so that it can be kept and shared. */
export type BlogAsked = { q: string; category: BlogCategory | null; page: number };

/** Whatever else an address says is read as nothing said. */
export function readAsked(search: URLSearchParams): BlogAsked {
  const category = search.get('category');
  const page = /^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0];
  return {
    q: (search.get('q') ?? '').trim().slice(0, blogSearchLimit),
    category: isBlogCategory(category) ? category : null,
    page: Number(page ?? 1),
  };
}

/** Another category or search begins on page 1: only what is said stays. */
export function addressOf({ q = '', category = null, page = 1 }: Partial<BlogAsked>): string {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

export function pagesOf(totalCount: number): number {
  return Math.max(1, Math.ceil(totalCount / blogPageSize));
}

export function postAddress(slug: string): string {
  return `/blog/${slug}`;
}

export function categoryAddress(category: BlogCategory): string {
  return `/blog/category/${category}`;
}
