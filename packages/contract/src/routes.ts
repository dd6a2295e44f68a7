/**
 * Every call of the API, as `METHOD /path` below the base path `/api`.
 *
 * This file holds no zod: the client reads it in browsers, where the schemas are types only.
 */
export const routes = {
  accounts: {
    register: 'POST /auth/register',
    login: 'POST /auth/login',
    logout: 'POST /auth/logout',
    reset: 'POST /auth/reset',
    me: 'GET /auth/me',
    updateProfile: 'PUT /auth/profile',
    statistics: 'GET /auth/statistics',
    avatar: 'GET /avatars/{username}.svg',
  },
  dreams: {
    list: 'GET /dreams',
    search: 'GET /dreams/search',
    create: 'POST /dreams',
    get: 'GET /dreams/{id}',
    update: 'PUT /dreams/{id}',
    remove: 'DELETE /dreams/{id}',
    restore: 'POST /dreams/{id}/restore',
    like: 'POST /dreams/{id}/like',
    unlike: 'DELETE /dreams/{id}/like',
  },
  library: {
    browse: 'GET /library',
    featured: 'GET /library/featured',
    statistics: 'GET /library/statistics',
    addresses: 'GET /library/addresses',
  },
  analysis: {
    get: 'GET /dreams/{id}/analysis',
    request: 'POST /dreams/{id}/analysis',
    feedback: 'POST /dreams/{id}/analysis/feedback',
    analyze: 'POST /analyze',
  },
  patterns: {
    get: 'GET /patterns',
  },
  images: {
    generate: 'POST /dreams/{id}/generate-image',
    cancel: 'DELETE /dreams/{id}/generate-image',
    history: 'GET /dreams/{id}/images',
    choose: 'PUT /dreams/{id}/images/{imageId}',
    remove: 'DELETE /dreams/{id}/images/{imageId}',
    download: 'GET /dreams/{id}/images/{imageId}/download',
    prompt: 'GET /dreams/{id}/image-prompt',
    file: 'GET /images/{name}',
    credits: 'GET /credits',
  },
  consents: {
    list: 'GET /consents',
    choose: 'PUT /consents/{kind}',
  },
  contact: {
    send: 'POST /contact',
  },
  newsletter: {
    subscribe: 'POST /newsletter',
    confirm: 'POST /newsletter/confirm',
    get: 'GET /newsletter/subscription',
    change: 'PUT /newsletter/subscription',
    leave: 'POST /newsletter/leave/{token}',
    open: 'GET /newsletter/leave/{token}',
  },
  blog: {
    list: 'GET /blog/posts',
    get: 'GET /blog/posts/{slug}',
    picture: 'GET /blog/pictures/{file}',
  },
  status: {
    get: 'GET /status',
  },
  weather: {
    source: 'GET /weather',
    places: 'GET /weather/places',
    sky: 'GET /weather/sky',
  },
  events: {
    stream: 'GET /events',
  },
} as const;

/**
 * The calls that take an `Idempotency-Key`, as their endpoints say: the client sends one by itself.
 */
export const keyedRoutes: readonly string[] = [
  routes.dreams.create,
  routes.dreams.update,
  routes.images.generate,
  routes.contact.send,
];

export const apiBase = '/api';
