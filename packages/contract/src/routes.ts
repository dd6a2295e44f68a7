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
    ways: 'GET /auth/ways',
    me: 'GET /auth/me',
    updateProfile: 'PUT /auth/profile',
    statistics: 'GET /auth/statistics',
  },
  avatars: {
    put: 'PUT /auth/avatar',
    remove: 'DELETE /auth/avatar',
    file: 'GET /avatars/{file}.webp',
    drawn: 'GET /avatars/{username}.svg',
  },
  profiles: {
    get: 'GET /users/{username}',
  },
  ties: {
    follow: 'POST /users/{username}/follow',
    unfollow: 'DELETE /users/{username}/follow',
    block: 'POST /users/{username}/block',
    unblock: 'DELETE /users/{username}/block',
    list: 'GET /ties',
    feed: 'GET /feed',
  },
  addresses: {
    verify: 'POST /auth/verify',
    resend: 'POST /auth/verify/resend',
    change: 'POST /auth/email',
    undo: 'POST /auth/email/undo',
  },
  factors: {
    list: 'GET /auth/factors',
    begin: 'POST /auth/totp',
    confirm: 'POST /auth/totp/confirm',
    remove: 'DELETE /auth/totp',
    renewCodes: 'POST /auth/recovery-codes',
    secondStep: 'POST /auth/second-factor',
  },
  passkeys: {
    begin: 'POST /auth/passkeys/begin',
    add: 'POST /auth/passkeys',
    rename: 'PUT /auth/passkeys/{id}',
    remove: 'DELETE /auth/passkeys/{id}',
    ask: 'POST /auth/passkeys/ask',
    enter: 'POST /auth/passkeys/enter',
  },
  passwords: {
    forgot: 'POST /auth/forgot',
    reset: 'POST /auth/reset',
    change: 'PUT /auth/password',
  },
  sessions: {
    list: 'GET /sessions',
    end: 'DELETE /sessions/{id}',
    endOthers: 'DELETE /sessions',
    prove: 'POST /auth/proof',
  },
  identities: {
    providers: 'GET /auth/providers',
    begin: 'POST /auth/providers/{provider}/begin',
    finish: 'POST /auth/providers/{provider}/finish',
    register: 'POST /auth/providers/register',
    list: 'GET /identities',
    unlink: 'DELETE /identities/{id}',
  },
  dreams: {
    list: 'GET /dreams',
    search: 'GET /dreams/search',
    create: 'POST /dreams',
    get: 'GET /dreams/{id}',
    beside: 'GET /dreams/{id}/beside',
    update: 'PUT /dreams/{id}',
    remove: 'DELETE /dreams/{id}',
    restore: 'POST /dreams/{id}/restore',
    like: 'POST /dreams/{id}/like',
    unlike: 'DELETE /dreams/{id}/like',
    look: 'POST /dreams/looks',
  },
  comments: {
    list: 'GET /dreams/{id}/comments',
    add: 'POST /dreams/{id}/comments',
    choose: 'PUT /dreams/{id}/comments',
    update: 'PUT /comments/{id}',
    approve: 'POST /comments/{id}/approval',
    remove: 'DELETE /comments/{id}',
  },
  notifications: {
    list: 'GET /notifications',
    count: 'GET /notifications/count',
    read: 'POST /notifications/read',
    settings: 'GET /notifications/settings',
    choose: 'PUT /notifications/settings',
    mute: 'POST /notifications/mutes',
    unmute: 'DELETE /notifications/mutes/{id}',
    leave: 'POST /notifications/leave/{token}',
    open: 'GET /notifications/leave/{token}',
  },
  communities: {
    list: 'GET /communities',
    create: 'POST /communities',
    get: 'GET /communities/{slug}',
    update: 'PUT /communities/{slug}',
    join: 'POST /communities/{slug}/membership',
    leave: 'DELETE /communities/{slug}/membership',
    invite: 'POST /communities/{slug}/invitations',
    members: 'GET /communities/{slug}/members',
    changeMember: 'PUT /communities/{slug}/members/{id}',
    removeMember: 'DELETE /communities/{slug}/members/{id}',
    dreams: 'GET /communities/{slug}/dreams',
  },
  moderation: {
    report: 'POST /reports',
    queue: 'GET /moderation/queue',
    decide: 'POST /moderation/cases/{id}/decisions',
    undo: 'POST /moderation/cases/{id}/undo',
    decision: 'GET /moderation/decisions/{id}',
    appeal: 'POST /moderation/decisions/{id}/appeal',
    counts: 'GET /status/moderation',
    moderators: 'GET /moderation/moderators',
    appoint: 'PUT /moderation/moderators/{username}',
    dismiss: 'DELETE /moderation/moderators/{username}',
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
  journal: {
    list: 'GET /journal',
    calendar: 'GET /journal/calendar',
    returned: 'GET /journal/returned',
  },
  patterns: {
    get: 'GET /patterns',
  },
  nights: {
    list: 'GET /nights',
    get: 'GET /nights/{date}',
    put: 'PUT /nights/{date}',
  },
  layers: {
    get: 'GET /dreams/{id}/layers',
    versions: 'GET /dreams/{id}/versions',
    restoreVersion: 'POST /dreams/{id}/versions/{number}/restore',
    changes: 'GET /dreams/{id}/versions/{number}/changes',
    add: 'POST /dreams/{id}/additions',
    settle: 'PUT /dreams/{id}/additions/{additionId}',
    removeAddition: 'DELETE /dreams/{id}/additions/{additionId}',
  },
  people: {
    list: 'GET /people',
    tell: 'POST /people',
    update: 'PUT /people/{id}',
    merge: 'POST /people/{id}/merge',
    remove: 'DELETE /people/{id}',
  },
  symbols: {
    list: 'GET /symbols',
    get: 'GET /symbols/{symbol}',
    meanings: 'GET /meanings',
    meaning: 'GET /symbols/{symbol}/meaning',
    mean: 'PUT /symbols/{symbol}/meaning',
    forget: 'DELETE /symbols/{symbol}/meaning',
  },
  bin: {
    list: 'GET /bin',
    empty: 'DELETE /bin',
    erase: 'DELETE /bin/{id}',
  },
  images: {
    generate: 'POST /dreams/{id}/generate-image',
    cancel: 'DELETE /dreams/{id}/generate-image',
    history: 'GET /dreams/{id}/images',
    choose: 'PUT /dreams/{id}/images/{imageId}',
    remove: 'DELETE /dreams/{id}/images/{imageId}',
    download: 'GET /dreams/{id}/images/{imageId}/download',
    reprint: 'GET /dreams/{id}/images/{imageId}/reprint',
    prompt: 'GET /dreams/{id}/image-prompt',
    file: 'GET /images/{name}',
    credits: 'GET /credits',
  },
  activity: {
    list: 'GET /activity',
  },
  archives: {
    request: 'POST /account/archive',
    list: 'GET /account/archive',
    get: 'GET /account/archive/{id}',
    download: 'GET /account/archive/{id}/file',
  },
  exports: {
    request: 'POST /exports',
    list: 'GET /exports',
    get: 'GET /exports/{id}',
    download: 'GET /exports/{id}/file',
    plan: 'GET /export-plan',
    keepPlan: 'PUT /export-plan',
    dropPlan: 'DELETE /export-plan',
  },
  imports: {
    request: 'POST /imports',
    list: 'GET /imports',
    get: 'GET /imports/{id}',
    match: 'PUT /imports/{id}',
    apply: 'POST /imports/{id}/apply',
    undo: 'DELETE /imports/{id}',
  },
  recordings: {
    create: 'POST /recordings',
    list: 'GET /recordings',
    get: 'GET /recordings/{id}',
    append: 'PATCH /recordings/{id}',
    remove: 'DELETE /recordings/{id}',
    audio: 'GET /recordings/{id}/audio',
    track: 'PUT /recordings/{id}/track',
    words: 'PUT /recordings/{id}/words',
    transcribe: 'POST /recordings/{id}/transcription',
    proposal: 'GET /recordings/{id}/proposal',
    ways: 'GET /transcription',
  },
  leaving: {
    leave: 'POST /account/leave',
    stay: 'POST /account/stay',
  },
  consents: {
    list: 'GET /consents',
    choose: 'PUT /consents/{kind}',
    receipt: 'GET /consents/receipts/{id}',
    receiptPage: 'GET /consents/receipts/{id}/page',
  },
  guestDreams: {
    create: 'POST /guest-dreams',
    get: 'GET /guest-dreams/{id}',
    image: 'GET /guest-dreams/{id}/image',
    keep: 'POST /guest-dreams/{id}/keep',
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
  routes.layers.add,
  routes.nights.put,
  routes.images.generate,
  routes.contact.send,
  routes.recordings.create,
  routes.comments.add,
  routes.communities.create,
];

/** The calls whose body is a file, as their endpoints say: the client sends `file` as it is. */
export const fileRoutes: readonly string[] = [routes.avatars.put, routes.recordings.append];

/** The calls whose body is a form with a file, as their endpoints say. */
export const formRoutes: readonly string[] = [routes.imports.request];

export const apiBase = '/api';
