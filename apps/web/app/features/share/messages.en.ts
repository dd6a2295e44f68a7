import type { ShareMessages } from '#features/share/messages.fr.ts';
import { waitWords } from '#language/waiting.ts';

export const shareEn = {
  wait: waitWords.en,
  title: 'Share a dream',
  editTitle: 'Edit the dream',
  content: 'Your dream',
  contentPlaceholder: 'I am in a house I know, but…',
  counter: (count: number, limit: number) => `${count}/${limit} characters`,
  tooLong: (excess: number) =>
    excess > 1 ? `${excess} characters too many` : 'One character too many',
  changeDate: 'Change the date',
  dreamedAt: 'Waking',
  dreamedAtHint: 'The day and hour you woke. Left empty: the moment you send it.',
  tags: 'Tags',
  tagsPlaceholder: 'Add, separate with a comma',
  tagsHint: (count: number, length: number) => `Up to ${count}, of ${length} characters at most.`,
  tagsKnown: 'Known tags',
  tagDreams: (count: number, shown: string, isExact: boolean): string =>
    count === 0
      ? 'no shared dream'
      : `${isExact ? '' : 'more than '}${shown} shared ${count > 1 ? 'dreams' : 'dream'}`,
  tagsFull: (count: number) => `${count} tags is the most a dream can have.`,
  tagTooLong: (tag: string, length: number) => `“${tag}” is longer than ${length} characters.`,
  removeTag: (tag: string) => `Remove ${tag}`,
  tagRemoved: (tag: string) => `${tag} removed`,
  tagAdded: (tag: string) => `${tag} added`,
  visibility: 'Who may read it',
  visibilities: {
    community: {
      name: 'In a community',
      text: (pseudonym: string | null): string =>
        pseudonym ? `As ${pseudonym}, without date or place.` : 'Without your name, date or place.',
    },
    private: { name: 'Private', text: 'Only you.' },
    public: { name: 'Public', text: (username: string) => `Signed ${username}, open to all.` },
  },
  blur: {
    title: 'Blur some words',
    note: 'Looked for on this device. You keep your words; others receive “[name]” or “[place]”, everywhere.',
    found: (count) =>
      count > 1 ? `${count} words may tell who, or where.` : 'One word may tell who, or where.',
    all: 'Blur all of them',
    leave: 'Leave as it is',
    more: 'Other words to blur',
    moreHint: 'Parted by commas.',
    kinds: {
      name: 'a name',
      place: 'a place',
      workplace: 'a workplace',
      phone: 'a number',
      email: 'an e-mail address',
      address: 'an address',
      handle: 'a handle',
      link: 'a link',
    },
  },
  answers: 'Answers:',
  preview: {
    look: 'See what others will see',
    title: 'What others will see',
    back: 'Nothing is kept. Go back one step to take up the form again.',
  },
  more: 'Add details',
  moreHint: 'All optional.',
  unsaid: 'Not said',
  dreamTitle: 'Title',
  category: 'Category',
  categories: {
    nature: 'Nature',
    cosmos: 'Cosmos',
    urban: 'City',
    time: 'Time',
    art: 'Art',
    travel: 'Travel',
    literature: 'Literature',
    fantasy: 'Fantasy',
  },
  types: 'Kind of dream',
  typeNames: {
    lucid: 'Lucid',
    recurring: 'Recurring',
    nightmare: 'Nightmare',
    prophetic: 'Premonitory',
    creative: 'Creative',
    symbolic: 'Symbolic',
    surreal: 'Surreal',
  },
  mood: 'Mood of the dream',
  moods: {
    '-2': 'Very painful',
    '-1': 'Painful',
    '0': 'Neutral',
    '1': 'Pleasant',
    '2': 'Very pleasant',
  },
  lucidity: 'Lucidity',
  lucidityEnds: { low: 'none', high: 'full' },
  vividness: 'Vividness',
  vividnessEnds: { low: 'blurred', high: 'vivid' },
  sleepQuality: 'Sleep quality',
  sleepQualityEnds: { low: 'poor', high: 'very good' },
  scaleEnd: (value: number, word: string) => `${value}, ${word}`,
  recall: 'Recall',
  recalls: { none: 'None, an impression', fragment: 'A fragment', full: 'Complete' },
  warnings: 'What some would rather not meet',
  warningsHint:
    'If it holds any of these, only signed-in people will see it, and its painting will wait for your consent.',
  suggested:
    'Words of your dream suggest it. It is only a suggestion, read on this device: you alone know.',
  suggestedBy: (words: string[]): string => words.map((word) => `“${word}”`).join(', '),
  warningNames: {
    none: 'None of these',
    violence: 'Violence',
    sexual: 'Sexuality',
    sexual_violence: 'Sexual violence',
    death: 'Death',
    self_harm: 'Self-harm',
    phobia: 'Phobia',
  },
  city: 'City',
  country: 'Country',
  placeHint: 'Typed by you, seen by whoever may read the dream.',
  report: 'Full account, for you alone',
  reportUnreadable:
    'A full report is kept here, sealed with a key this server no longer has: it stays unreadable until the operator puts the key back. Leave this field empty to keep it; what you write would take its place.',
  reportHint: (limit: string) =>
    `Up to ${limit} characters. Encrypted on the server; your analysis reads it, nobody else does.`,
  publish: 'Publish the dream',
  keep: 'Keep the dream',
  publishing: 'Sending',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  sendLater: {
    offer: 'Send it when the network is back',
    waiting: 'Waiting for the network. The dream will leave by itself if this page stays open.',
    stop: 'Stop waiting',
  },
  waitsHere: {
    kept: (time: string) =>
      `No network: your dream is kept, sealed, on this device, since ${time}.`,
    keptNewer: (time: string) =>
      `Still no network: your latest words are kept in turn, sealed, at ${time}. They replace the earlier ones.`,
    goes: 'It leaves by itself when the network is back, even if you close this page.',
    see: 'See what waits here',
  },
  versions: {
    title: 'Two versions of this dream',
    text: 'This dream was changed elsewhere while you were writing. Nothing is lost: here is what differs, word by word. Choose for each part.',
    mine: 'Yours',
    standing: 'The one that is saved',
    keepChosen: 'Keep what is chosen',
    keepMine: 'Keep mine',
    keepStanding: 'Keep the other',
    merge:
      'To bring the two together within one part, write it in the form below, then keep yours.',
    nothing: 'Nothing',
  },
  draftKept: (time: string) => `Draft kept on this device at ${time}`,
  draftRestored: (time: string) => `Draft of ${time} found on this device`,
  draftClear: 'Erase it',
  previewCaption: 'The painting will be made from your words, once sent.',
  previewEditCaption: 'If the words change, the painting is made again once sent.',
  facts: {
    repaint: 'Another version if this one is not like your dream.',
    local: 'Analysed on our servers, without any outside model.',
    bin: 'A removed dream is erased after 30 days.',
  },
  refusals: {
    unexpected: 'The dream could not be created',
    unexpectedSave: 'The dream could not be saved',
    blank: 'Tell your dream before publishing it.',
    content_too_long: (excess: number) =>
      `The text is longer than 500 characters: ${excess} too many. The full account may hold more.`,
    tag_too_long: 'A tag has 30 characters at most.',
    too_many_tags: 'A dream carries 12 tags at most.',
    report_too_long: 'The full account has 20,000 characters at most.',
    title_too_long: 'The title has 120 characters at most.',
    place_too_long: 'A city or country has 80 characters at most.',
    unstorable: 'The text holds a character that cannot be kept.',
    unavailable:
      'The dream was not sent: the network or the server does not answer. Your words stay here.',
    revision_changed: 'This dream was changed elsewhere while you were writing.',
    idempotency_key_reused:
      'This form was used before: a dream is published. To publish another one with these words, send it again.',
    sealing_off:
      'This server has lost the key that seals full reports: it cannot keep one. The rest of the dream can be published without it.',
    storage_full:
      'The server has no room left to keep this dream. Your text stays here: try again later.',
    recording_not_found:
      'The recording is no longer there: tell the dream without it, in a new form.',
    not_found: 'This dream is no longer there.',
    silenced:
      'For a time you publish nothing: kept to yourself, this dream can be saved. Your notifications say why.',
    newcomer_link:
      'In the first week a dream that others read leads nowhere else: take the address out, or keep it to yourself.',
    suspended: 'For a time your account only reads. Your notifications say why.',
    forbidden: 'This dream is not yours.',
  },
} satisfies ShareMessages;
