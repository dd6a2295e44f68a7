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

/** Asked about by another’s id: a caller who is signed in hears that there is none. */
const nobodys: Answers = [401, 401, 404, 404, 404];

const hidden: Answers = [404, 401, 404, 404, 404];
const see = {
  private: [404, 401, 404, 'ok', 404],
  public: visitors,
  warned: [404, 401, 'ok', 'ok', 'ok'],
  deleted: hidden,
  "nobody's": hidden,
} as const;

const answer = {
  private: [401, 401, 404, 'ok', 404],
  public: signedIn,
  warned: signedIn,
  deleted: nobodys,
  "nobody's": nobodys,
} as const;

const change = {
  private: [401, 401, 404, 'ok', 404],
  public: [401, 401, 403, 'ok', 403],
  warned: [401, 401, 403, 'ok', 403],
  deleted: nobodys,
  "nobody's": nobodys,
} as const;

/** What stands beside a dream for its dreamer alone: to anybody else there is nothing. */
const keep = {
  private: [401, 401, 404, 'ok', 404],
  public: [401, 401, 404, 'ok', 404],
  warned: [401, 401, 404, 'ok', 404],
  deleted: nobodys,
  "nobody's": nobodys,
} as const;

const own: Answers = [401, 401, 404, 'ok', 404];
const restore = {
  private: own,
  public: own,
  warned: own,
  deleted: own,
  "nobody's": nobodys,
} as const;

/** Every call of the contract. One without its row here fails its test. */
export const accessTable: Record<string, Row> = {
  'accounts.register': everybody,
  'accounts.login': nothing(401),
  'accounts.logout': signedIn,
  'accounts.ways': everybody,
  'accounts.me': signedIn,
  'accounts.updateProfile': signedIn,
  'accounts.statistics': signedIn,
  'avatars.put': signedIn,
  'avatars.remove': signedIn,
  'avatars.file': nothing(404),
  'avatars.drawn': everybody,
  // Of somebody without a page. One that is open is asked for among the lists.
  'profiles.get': [404, 401, 404, 404, 404],
  // Of a name nobody bears. Those who are kept apart are asked for by themselves.
  'ties.follow': nobodys,
  'ties.unfollow': nobodys,
  'ties.block': nobodys,
  'ties.unblock': nobodys,
  'ties.list': signedIn,
  'ties.feed': signedIn,
  'addresses.verify': nothing(404),
  'addresses.resend': signedIn,
  'addresses.change': signedIn,
  'addresses.undo': nothing(404),
  'factors.list': signedIn,
  'factors.begin': signedIn,
  'factors.confirm': [401, 401, 422, 422, 422],
  'factors.remove': signedIn,
  'factors.renewCodes': nobodys,
  'factors.secondStep': nothing(404),
  'passkeys.begin': signedIn,
  'passkeys.add': [401, 401, 410, 410, 410],
  'passkeys.rename': nobodys,
  'passkeys.remove': nobodys,
  'passkeys.ask': visitors,
  'passkeys.enter': nothing(410),
  'passwords.forgot': everybody,
  'passwords.reset': nothing(404),
  'passwords.change': signedIn,
  'sessions.list': signedIn,
  'sessions.end': nobodys,
  'sessions.endOthers': signedIn,
  'sessions.prove': signedIn,
  'identities.providers': everybody,
  'identities.begin': [404, 401, 404, 404, 404],
  'identities.finish': [404, 401, 404, 404, 404],
  'identities.register': nothing(422),
  'identities.list': signedIn,
  'identities.unlink': nobodys,
  'dreams.list': visitors,
  'dreams.search': visitors,
  'dreams.create': signedIn,
  'dreams.get': see,
  'dreams.beside': see,
  'dreams.like': answer,
  'dreams.unlike': answer,
  'dreams.update': change,
  'dreams.remove': change,
  'dreams.restore': restore,
  'comments.list': see,
  'comments.add': { ...answer, private: [401, 401, 404, 403, 404] },
  'comments.choose': change,
  'comments.update': nobodys,
  'comments.approve': nobodys,
  'comments.remove': nobodys,
  'library.browse': visitors,
  'library.featured': visitors,
  'library.statistics': everybody,
  'library.addresses': everybody,
  'analysis.get': see,
  'analysis.feedback': answer,
  'analysis.request': change,
  'analysis.analyze': visitors,
  'journal.list': signedIn,
  'journal.calendar': signedIn,
  'journal.returned': signedIn,
  'patterns.get': signedIn,
  'nights.list': signedIn,
  'nights.get': signedIn,
  'nights.put': signedIn,
  'layers.get': keep,
  'layers.versions': keep,
  'layers.restoreVersion': keep,
  'layers.changes': keep,
  'layers.add': keep,
  // Of an addition that is not there.
  'layers.settle': nobodys,
  'layers.removeAddition': nobodys,
  'people.list': signedIn,
  'people.tell': [401, 401, 'ok', 'ok', 'ok'],
  'people.update': nobodys,
  'people.merge': nobodys,
  'people.remove': nobodys,
  'symbols.list': signedIn,
  'symbols.get': signedIn,
  'symbols.meanings': signedIn,
  'symbols.meaning': signedIn,
  'symbols.mean': signedIn,
  'symbols.forget': signedIn,
  'bin.list': signedIn,
  'bin.empty': [401, 401, 'ok', 'ok', 'ok'],
  'bin.erase': nobodys,
  'images.file': see,
  'images.history': change,
  'images.prompt': change,
  'images.generate': change,
  'images.cancel': change,
  'images.choose': change,
  'images.download': change,
  'images.reprint': change,
  'images.remove': change,
  'images.credits': everybody,
  'activity.list': signedIn,
  'archives.request': signedIn,
  'archives.list': signedIn,
  'archives.get': [401, 401, 404, 404, 404],
  'archives.download': [401, 401, 404, 404, 404],
  'exports.request': signedIn,
  'exports.list': signedIn,
  'exports.get': [401, 401, 404, 404, 404],
  'exports.download': [401, 401, 404, 404, 404],
  'exports.plan': signedIn,
  'exports.keepPlan': signedIn,
  'exports.dropPlan': signedIn,
  'imports.request': signedIn,
  'imports.list': signedIn,
  'imports.get': [401, 401, 404, 404, 404],
  'imports.match': [401, 401, 404, 404, 404],
  'imports.apply': [401, 401, 404, 404, 404],
  'imports.undo': [401, 401, 404, 404, 404],
  'guestDreams.create': everybody,
  'guestDreams.get': nothing(404),
  'guestDreams.image': nothing(404),
  'guestDreams.keep': nobodys,
  'recordings.create': signedIn,
  'recordings.list': signedIn,
  'recordings.get': nobodys,
  'recordings.append': nobodys,
  'recordings.remove': nobodys,
  'recordings.audio': nobodys,
  'recordings.track': nobodys,
  'recordings.words': nobodys,
  'recordings.transcribe': nobodys,
  'recordings.proposal': nobodys,
  'recordings.ways': visitors,
  'leaving.leave': [401, 401, 422, 422, 422],
  'leaving.stay': signedIn,
  'consents.list': signedIn,
  'consents.choose': signedIn,
  'consents.receipt': nobodys,
  'consents.receiptPage': nobodys,
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
