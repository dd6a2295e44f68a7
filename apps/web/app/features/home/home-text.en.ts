import type { HomeText } from '#features/home/home-text.fr.ts';

export const homeEn = {
  title: 'Reverie, the dream journal',
  lost: 'That address leads nowhere. Here you are, at home.',
  quotes: ['“', '”'],
  own: { title: 'Your last nights', all: 'The whole journal' },
  painting: {
    hour: '03:13',
    title: 'Each word becomes a plane.',
    lead: 'The sky first, then what is far, then you. The painting settles before your eyes, plane by plane, in your own browser.',
    planes: {
      sky: { name: 'The sky', words: 'Last night' },
      far: { name: 'Far away', words: 'the roofs' },
      nearer: { name: 'Nearer', words: 'the roofs' },
      roofs: { name: 'Near', words: 'stands on' },
      moon: { name: 'The moon', words: 'huge' },
      you: { name: 'You', words: 'I climb a ladder' },
    },
  },
  reading: {
    hour: '03:20',
    title: 'Your words, taken at their word.',
    findings: 'What the analysis finds',
    certainty: 'probability that a human coder would agree',
    mentions: 'The text mentions it:',
    mayEvoke: 'The text may evoke it:',
    denies: 'The text says there is none:',
    denied: 'Set aside',
    emotions: {
      anger: 'Anger',
      apprehension: 'Apprehension',
      sadness: 'Sadness',
      confusion: 'Confusion',
      happiness: 'Happiness',
    },
    symbol: 'An image',
    character: 'A being',
    setting: 'A place',
  },
  science: {
    series: 'Patterns',
    seriesText:
      'that seemed to be there, then that held, in nine real series of dreams. Where nothing holds, Reverie claims nothing.',
    feelings: 'Feelings',
    feelingsText:
      'of F1 on {dreams} coded English dreams, {low} to {high} at 95%; a list of forty words scores {floor}. No outside coder has validated French.',
    protocol: 'Read the protocol, the scores and the limits',
  },
  returning: {
    hour: '05:40',
    title: 'What returns.',
    lead: 'From one night to another an image insists. Reverie follows it and counts, with its margin of error. These nights somebody chose to share.',
    choose: 'Kind of dream',
    types: {
      lucid: 'Lucid',
      symbolic: 'Symbolic',
      recurring: 'Recurring',
      surreal: 'Surreal',
      prophetic: 'Premonitory',
      latest: 'Recent',
    },
    none: 'Nobody has shared a night here yet. The first may be yours.',
    explore: 'Enter the library',
  },
  pricing: {
    title: 'Keeping a journal is free',
    note: 'Payment is not open: today nothing is charged for.',
    perMonth: 'a month',
    more: 'Compare the plans',
    plans: { dreamer: 'Dreamer', explorer: 'Explorer', oneirologist: 'Oneirologist' },
  },
  blog: {
    title: 'To read by daylight',
    all: 'All articles',
  },
  install: {
    title: 'On your home screen',
    lead: 'Reverie is a website that joins your applications.',
    button: 'Install Reverie',
    ways: {
      ios: 'iPhone, iPad: Safari, Share, “Add to Home Screen”',
      android: 'Android: menu, “Add to Home screen”',
      desktop: 'Computer: Chrome or Edge, “Install”',
    },
  },
  letter: {
    title: 'A letter, now and then',
    text: 'What we learn about dreams. You choose when.',
  },
  dawn: {
    hour: '07:10',
    title: 'Before the day wipes it away.',
    text: 'A dream leaves fast. Tell it now, even in three words, even with your eyes closed.',
    tell: 'Tell this night',
    write: 'Write it instead',
    keep: 'Open a journal',
  },
} satisfies HomeText;
