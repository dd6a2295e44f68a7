/** Who asks. `ended` shows the token of a session that was ended. */
export const people = ['stranger', 'ended', 'member', 'owner', 'webmaster'] as const;
export type Person = (typeof people)[number];

/** What became of the dream that is asked about; `nobody's` was erased with its dreamer's account. */
export const states = ['private', 'public', 'warned', 'deleted', "nobody's"] as const;
export type State = (typeof states)[number];

/** A status, or `ok` for a success, in the order of `people`. */
type Answers = readonly [...(number | 'ok')[]] & { length: 5 };
/** What everybody is answered, whatever a dream is; or by the dream's state. */
export type Row = Answers | Record<State, Answers>;

const everybody: Answers = ['ok', 'ok', 'ok', 'ok', 'ok'];
const visitors: Answers = ['ok', 401, 'ok', 'ok', 'ok'];
const signedIn: Answers = [401, 401, 'ok', 'ok', 'ok'];
/** A call that is open to all and finds nothing by what this table asks. */
const nothing = (status: number): Answers => [status, status, status, status, status];

const hidden: Answers = [404, 401, 404, 404, 404];
const see = {
  private: [404, 401, 404, 'ok', 404],
  public: visitors,
  warned: [404, 401, 'ok', 'ok', 'ok'],
  deleted: hidden,
  "nobody's": hidden,
} as const;

const gone: Answers = [401, 401, 404, 404, 404];
const answer = {
  private: [401, 401, 404, 'ok', 404],
  public: signedIn,
  warned: signedIn,
  deleted: gone,
  "nobody's": gone,
} as const;

const change = {
  private: [401, 401, 404, 'ok', 404],
  public: [401, 401, 403, 'ok', 403],
  warned: [401, 401, 403, 'ok', 403],
  deleted: gone,
  "nobody's": gone,
} as const;

const own: Answers = [401, 401, 404, 'ok', 404];
const restore = { private: own, public: own, warned: own, deleted: own, "nobody's": gone } as const;

/** Every call of the contract. One without its row here fails its test. */
export const accessTable: Record<string, Row> = {
  'accounts.register': everybody,
  'accounts.login': nothing(401),
  'accounts.logout': signedIn,
  'accounts.reset': nothing(404),
  'accounts.me': signedIn,
  'accounts.updateProfile': signedIn,
  'accounts.statistics': signedIn,
  'accounts.avatar': everybody,
  'dreams.list': visitors,
  'dreams.search': visitors,
  'dreams.create': signedIn,
  'dreams.get': see,
  'dreams.like': answer,
  'dreams.unlike': answer,
  'dreams.update': change,
  'dreams.remove': change,
  'dreams.restore': restore,
  'library.browse': visitors,
  'library.featured': visitors,
  'library.statistics': everybody,
  'library.addresses': everybody,
  'analysis.get': see,
  'analysis.feedback': answer,
  'analysis.request': change,
  'analysis.analyze': visitors,
  'patterns.get': signedIn,
  'images.file': see,
  'images.history': change,
  'images.prompt': change,
  'images.generate': change,
  'images.cancel': change,
  'images.choose': change,
  'images.download': change,
  'images.remove': change,
  'images.credits': everybody,
  'consents.list': signedIn,
  'consents.choose': signedIn,
  'contact.send': everybody,
  'newsletter.subscribe': everybody,
  'newsletter.confirm': nothing(404),
  'newsletter.get': nothing(404),
  'newsletter.change': nothing(404),
  'newsletter.leave': nothing(404),
  'newsletter.open': nothing(303),
  'blog.list': everybody,
  'blog.get': nothing(404),
  'blog.picture': nothing(404),
  'status.get': everybody,
  'weather.source': everybody,
  'weather.places': nothing(404),
  'weather.sky': nothing(404),
  'events.stream': visitors,
};
