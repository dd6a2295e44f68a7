/** Pages that are the same for everybody, beside articles, dreams and the documentation's own. */
export const listedPaths = [
  '/',
  '/dreams',
  '/about',
  '/features',
  '/science',
  '/blog',
  '/documentation',
  '/api',
  '/support',
  '/status',
  '/contact',
  '/pricing',
  '/newsletter',
  '/credits',
  '/privacy',
  '/terms',
  '/cookies',
] as const;

/** Where robots find nothing to read: each dreamer's own pages, forms, and calls of our scripts. */
export const privatePaths = [
  '/dashboard',
  '/profile',
  '/dreams/new',
  '/dreams/*/edit',
  '/logout',
  '/reset',
  '/session',
  '/consents',
  '/newsletter/confirm',
  '/newsletter/subscription',
  '/newsletter/leave',
  '/help',
  '/teasers',
  '/api/',
] as const;

/** Pictures that pages and link previews show, though they lie below what is private. */
export const openPaths = ['/api/images/', '/api/blog/pictures/', '/api/avatars/'] as const;
