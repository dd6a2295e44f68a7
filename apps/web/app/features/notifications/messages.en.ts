import type { NotificationsMessages, Told } from '#features/notifications/messages.fr.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

function listOf(names: readonly string[], others: number): string {
  const all = names.map(isolated);
  if (others > 0) all.push(others > 1 ? `${others} other people` : 'one other person');
  const last = all.pop() ?? '';
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last;
}

const does = ({ names, others }: Told, what: string) => `${listOf(names, others)} ${what}`;

export const notificationsEn: NotificationsMessages = {
  title: 'Notifications',
  lead: 'What happened to your dreams and to your words. After 90 days it is forgotten.',
  kinds: {
    commented: {
      name: 'A comment on a dream of mine',
      say: (told) => `${does(told, 'commented on')} “${isolated(told.dream)}”`,
    },
    answered: {
      name: 'An answer where I commented',
      say: (told) => `${does(told, 'answered you under')} “${isolated(told.dream)}”`,
    },
    mentioned: {
      name: 'A comment that calls me by my name',
      say: (told) => `${does(told, 'called you')} under “${isolated(told.dream)}”`,
    },
    waiting: {
      name: 'A comment that waits for my word',
      say: ({ count, dream }) =>
        count > 1
          ? `${count} comments wait for your word under “${isolated(dream)}”`
          : `A comment waits for your word under “${isolated(dream)}”`,
    },
    approved: {
      name: 'A comment of mine appeared',
      say: ({ dream }) => `Your comment appeared under “${isolated(dream)}”`,
    },
    asked: {
      name: 'Somebody asks to connect',
      say: (told) =>
        does(told, told.names.length + told.others > 1 ? 'ask to connect' : 'asks to connect'),
    },
    connected: {
      name: 'A connection is made',
      say: (told) => `You are connected with ${listOf(told.names, told.others)}`,
    },
    matched: {
      name: 'Somebody who shares my unusual motifs',
      say: () => 'Somebody shares three of your unusual motifs',
    },
    knocked: {
      name: 'Somebody asks to enter a community I look after',
      say: (told) =>
        `${does(told, told.names.length + told.others > 1 ? 'ask' : 'asks')} to enter “${isolated(told.community)}”`,
    },
    let_in: {
      name: 'I am let into a community',
      say: ({ community }) => `You are a member of “${isolated(community)}” now`,
    },
    came_in: {
      name: 'An invitation of mine was used',
      say: ({ community }) => `An invitation of yours to “${isolated(community)}” was used`,
    },
    moderated: {
      name: 'A decision of moderation',
      say: () => 'A decision of moderation is about what you published',
    },
    liked: {
      name: 'A like on a dream of mine',
      say: (told) =>
        `${does(told, told.names.length + told.others > 1 ? 'like' : 'likes')} “${isolated(told.dream)}”`,
    },
  },
  rhythms: { none: 'Never', daily: 'Every day', weekly: 'On Mondays' },
  none: 'Nothing for now',
  noneText: 'A comment on a dream of yours, an answer, a like: this is where you will read of it.',
  isNew: 'New',
  isQuiet: 'These are your quiet hours: the bell is silent, nothing is lost.',
  readAll: 'Mark all as read',
  allRead: 'All is read.',
  read: 'Read',
  readOf: (what) => `Mark as read: ${what}`,
  less: 'Less of this',
  lessOf: (what) => `Less of this: ${what}`,
  muteDream: 'Tell me no more of this dream',
  muteThread: 'Tell me no more of this conversation',
  mutePerson: (name) => `Tell me no more of ${isolated(name)}`,
  inCommunity: (community) => `In “${isolated(community)}”`,
  muted: 'Noted. You find it, and can undo it, in your settings.',
  toSettings: 'Choose what you are told',
  toDesk: 'The moderation queue',
  older: 'Older ones',
  failed: 'This could not be saved. Try again in a moment.',
  full: 'Two hundred at most can be muted. Take one away first.',
  unknown: 'Nobody goes by that name.',
  settings: {
    title: 'What you are told',
    lead: 'The bell counts what is shown here. Mail quotes no dream and no comment: it counts.',
    here: 'Here',
    mail: 'By mail',
    push: 'Devices',
    pushOf: (kind) => `On my devices: ${kind}`,
    hereOf: (kind) => `Here: ${kind}`,
    mailOf: (kind) => `By mail: ${kind}`,
    mentions: 'Who may call me by my name',
    mentionsLead:
      'An @ and your name, in a comment. In a community, where nobody has a name, “people I know” means everybody.',
    mentioners: {
      everybody: 'Everybody',
      known: 'People I follow and my connections',
      nobody: 'Nobody',
    },
    quiet: 'Quiet hours',
    quietLead: 'Between these hours the bell does not count and no digest leaves.',
    from: 'From',
    until: 'Until',
    noQuiet: 'None',
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
    zone: (zone) => `By the clocks of ${zone}.`,
    save: 'Save',
    saving: 'One moment…',
    saved: 'Your choices are saved.',
    mutesTitle: 'Muted',
    mutesLead:
      'You are told nothing of these dreams, of these conversations, of these people, nor of comments that hold these words, whole, whatever their accents. You still see them on pages. Somebody muted by their name is not muted by the one they bear in a community, nor the other way round. Nobody learns of it.',
    mutesNone: 'Nothing is muted.',
    ofDream: (dream) => `The dream “${isolated(dream)}”`,
    ofThread: (dream, begun) =>
      begun === null
        ? `A conversation under “${isolated(dream)}”`
        : `The conversation “${isolated(begun)}”, under “${isolated(dream)}”`,
    ofMember: (name, community) => `${isolated(name)}, in “${isolated(community)}”`,
    ofWord: (word) => `The word “${isolated(word)}”`,
    unmute: 'Take away',
    unmuteOf: (what) => `Mute no longer: ${what}`,
    word: 'A word',
    person: 'A username',
    mute: 'Mute',
  },
  leave: {
    title: 'Stop the digests?',
    text: 'No digest of your notifications will leave by mail any more. They stay on Reverie.',
    button: 'Stop them',
    left: 'Done',
    leftText: 'No digest will leave any more. You can have them again in your settings.',
    ended: 'This link is worth nothing',
    endedText: 'It is incomplete. Your settings decide what is sent to you.',
    toSettings: 'Open my settings',
  },
};
