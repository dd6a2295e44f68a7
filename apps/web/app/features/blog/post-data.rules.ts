import type { BlogCategory } from '@reverie/contract/blog.rules';
import { categoryAddress, postAddress } from '#features/blog/address.rules.ts';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import type { ShownPost, ShownSummary } from '#features/blog/set-post.rules.ts';
import type { Language } from '#language/language.ts';

/** Who stands behind the blog, to machines that read it. */
function houseOf(origin: string) {
  return { '@type': 'Organization', name: 'Reverie', url: origin };
}

function summaryData(post: ShownSummary, origin: string, language: Language) {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: `${origin}${postAddress(post.slug)}`,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: language,
    author: houseOf(origin),
    ...(post.picture && { image: `${origin}${post.picture.previewUrl}` }),
  };
}

function trailData(origin: string, steps: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

type Place = { text: BlogText; origin: string; language: Language };

/** An article, and the way to it. */
export function postData(post: ShownPost, { text, origin, language }: Place): object[] {
  const { category, slug, title, words } = post;
  return [
    {
      ...summaryData(post, origin, language),
      publisher: houseOf(origin),
      mainEntityOfPage: `${origin}${postAddress(slug)}`,
      articleSection: text.categories[category],
      wordCount: words,
    },
    trailData(origin, [
      { name: text.name, path: '/blog' },
      { name: text.categories[category], path: categoryAddress(category) },
      { name: title, path: postAddress(slug) },
    ]),
  ];
}

export function blogData(posts: readonly ShownSummary[], { text, origin, language }: Place) {
  return {
    '@type': 'Blog',
    name: `${text.name} · Reverie`,
    description: text.lead,
    url: `${origin}/blog`,
    inLanguage: language,
    publisher: houseOf(origin),
    blogPost: posts.map((post) => summaryData(post, origin, language)),
  };
}

export function categoryData(category: BlogCategory, { text, origin }: Place) {
  return trailData(origin, [
    { name: text.name, path: '/blog' },
    { name: text.categories[category], path: categoryAddress(category) },
  ]);
}
