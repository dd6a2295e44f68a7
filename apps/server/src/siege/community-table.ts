import type { CommunityKind } from '@reverie/contract/communities.rules';

/**
 * Who asks about a community, or about a dream that is shared in one: a visitor; somebody signed in
 * who is no member, was shown out, moderates Reverie or runs it; members, of whom one told the dream,
 * one is kept apart from its dreamer, one is silenced and one suspended; who moderates it, who owns it.
 */
export const guests = [
  ...['visitor', 'stranger', 'barred', 'judge', 'webmaster'],
  ...['member', 'dreamer', 'blocked', 'silenced', 'suspended', 'moderator', 'owner'],
] as const;
export type Guest =
  | 'visitor'
  | 'stranger'
  | 'barred'
  | 'judge'
  | 'webmaster'
  | 'member'
  | 'dreamer'
  | 'blocked'
  | 'silenced'
  | 'suspended'
  | 'moderator'
  | 'owner';

type Answer = number | 'ok';
/** In the order of `guests`. */
type Answers = readonly Answer[] & { length: 12 };
/** The same in every kind of community, or by its kind. */
export type GuestRow = Answers | Record<CommunityKind, Answers>;

/** Members meet what is shared; to everybody else there is none. */
const read: Answers = [404, 404, 404, 404, 404, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const answer: Answers = [401, 404, 404, 404, 404, 'ok', 'ok', 'ok', 'ok', 403, 'ok', 'ok'];
/** What is read in a community is not sent out of it. */
const send: Answers = [404, 404, 404, 404, 404, 403, 403, 403, 403, 403, 403, 403];
/** Its dreamer alone takes its picture along. */
const take: Answers = [404, 404, 404, 404, 404, 403, 'ok', 403, 403, 403, 403, 403];
const say: Answers = [401, 404, 404, 404, 404, 'ok', 'ok', 'ok', 403, 403, 'ok', 'ok'];
const report: Answers = [401, 404, 404, 404, 404, 'ok', 403, 'ok', 'ok', 403, 'ok', 'ok'];
const change: Answers = [401, 404, 404, 404, 404, 403, 'ok', 403, 403, 403, 403, 403];
/** What only the dreamer may look at. */
const changeRead: Answers = [401, 404, 404, 404, 404, 403, 'ok', 403, 403, 403, 403, 403];
const keep: Answers = [401, 404, 404, 404, 404, 404, 'ok', 404, 404, 403, 404, 404];
/** Open to who is suspended, as far as it is theirs. */
const own: Answers = [401, 404, 404, 404, 404, 404, 'ok', 404, 404, 404, 404, 404];

const listed: Answers = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const within: Answers = [401, 404, 404, 404, 404, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const manage: Answers = [401, 404, 404, 404, 404, 403, 403, 403, 403, 403, 'ok', 'ok'];
const found: Answers = [401, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 403, 403, 'ok', 'ok'];
const enter: Answers = [401, 'ok', 404, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 403, 'ok', 'ok'];

/** Every call about a community or a dream. One without its row here fails its test. */
export const communityTable: Record<string, GuestRow> = {
  'communities.list': listed,
  'communities.create': found,
  'communities.get': { open: listed, closed: listed, private: read },
  'communities.update': manage,
  'communities.join': {
    open: enter,
    // One asks, which is an answer too.
    closed: enter,
    private: [401, 404, 404, 404, 404, 'ok', 'ok', 'ok', 'ok', 403, 'ok', 'ok'],
  },
  // Its owner hands it over first; nobody is held in one by a suspension.
  'communities.leave': [401, 404, 404, 404, 404, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 409],
  'communities.invite': manage,
  'communities.members': within,
  'communities.changeMember': manage,
  'communities.removeMember': manage,
  'communities.dreams': within,
  'communities.questions': within,
  'communities.ask': manage,
  'communities.drop': manage,
  'dreams.get': read,
  'dreams.beside': read,
  'dreams.like': answer,
  'dreams.unlike': answer,
  'dreams.share': send,
  // Of a dream that is not everybody's, whoever asks.
  'embeds.dream': [404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404],
  'dreams.update': change,
  'dreams.remove': changeRead,
  'dreams.restore': keep,
  'comments.list': read,
  'comments.people': within,
  'comments.add': say,
  'comments.choose': change,
  'moderation.report': report,
  'analysis.get': read,
  'patterns.similar': read,
  'analysis.feedback': answer,
  'analysis.request': change,
  'layers.get': own,
  'layers.versions': own,
  'layers.restoreVersion': keep,
  'layers.changes': own,
  'layers.add': keep,
  'images.file': read,
  'images.history': changeRead,
  'images.prompt': changeRead,
  'images.generate': change,
  'images.cancel': change,
  'images.choose': change,
  'images.download': changeRead,
  'images.reprint': changeRead,
  'images.lined': take,
  'images.remove': change,
};
