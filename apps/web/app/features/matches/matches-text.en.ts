import type { MatchesText } from '#features/matches/matches-text.fr.ts';

export const matchesEn: MatchesText = {
  title: 'Meetings',
  lead: 'Two people whose dreams lie close can be told so, knowing nothing of one another until both have said yes.',
  found: {
    title: 'Somebody dreamt near you',
    lead: 'Three of your motifs, all of them unusual, are in somebody else’s public dreams too. That is all either of you knows of the other until both say yes.',
    you: 'You',
    youSeen: 'What the other sees of you',
    other: 'Somebody',
    otherSeen: 'What you see of them',
    carriers: '{n} people of {all}',
    scale:
      'From 1 to {all} people who shared at least two nights. Bar: 95% interval. Tick: one person in ten, beyond which a motif is not unusual.',
    interval: 'between {low} and {high}, at 95%',
    together: 'One person in {odds} dreams of all three',
    togetherText:
      '{n} of {all}, that is {share} (95% interval: {low} to {high}). It says nothing of your characters, nor of your lives.',
  },
  same: 'The same on both sides',
  seen: {
    title: 'You see',
    all: ['Three motifs, and how unusual they are', 'The language: {language}', 'The day: {date}'],
  },
  unseen: {
    title: 'You do not see',
    all: [
      'Name, page, town, age or gender',
      'No dream, no painting, no sentence',
      'Whether they read this, or said no',
    ],
  },
  languages: { fr: 'French', en: 'English', es: 'Spanish' },
  steps: {
    title: 'What comes next',
    now: { name: 'Now', text: 'Three motifs. You may wait: all of it ends on {date}.' },
    yes: {
      name: 'You say yes',
      text: 'Nothing leaves. A lone yes stays secret, and can be taken back.',
    },
    both: { name: 'Two yeses', text: 'You learn who it is, and you are connected.' },
    no: { name: 'A no', text: 'Is never shown. The other sees what they would without an answer.' },
  },
  answerYes: 'Yes, if it is yes on both sides',
  answerNo: 'No, and never this person again',
  takeBack: 'Take my yes back',
  said: 'You said yes. It stays secret until the other says yes.',
  rests: 'You answered, for good. You are told of nobody else before {date}.',
  nobody: 'Nobody for now',
  nobodyText:
    'Each night your unusual motifs are compared with other people’s. If somebody shares them, you will read it here.',
  lacks: {
    off: '',
    page: 'You need a page of your own: who learns who you are must see what you would.',
    address: 'Confirm your address first: a link was sent to you.',
    age: 'Your account is younger than fourteen days: until then nobody is told of you.',
    nights: 'It takes public dreams of two nights at least, unchanged for a week.',
    dreamers:
      'It takes at least 800 people who share their dreams for three motifs to be unusual without pointing at anybody. They are not here yet.',
  },
  openPage: 'Open my page',
  agreement: {
    title: 'Off until you switch it on',
    agree: 'I agree',
    onTitle: 'You agreed to be told of',
    withdraw: 'Stop, and forget all of it',
    more: 'What you agreed to',
  },
  rules: {
    title: 'What protects you',
    all: [
      'Only your public dreams are compared. Your private dreams and those of your communities never are.',
      'A motif that fewer than twenty people carry is never used, nor three that fewer than twenty carry together.',
      'A motif counts only if it comes back in dreams of two nights, kept as they are for a week, by somebody who has been here fourteen days: twenty accounts opened yesterday are not twenty people.',
      'One proposal at a time, for fourteen days, whatever is answered.',
      'People you blocked, or are connected with, are never proposed to you.',
    ],
    limitTitle: 'What remains possible',
    limit:
      'Your public dreams can be read. Whoever reads all of them can list those who carry three motifs: you would be among twenty people at least, with nothing to say which.',
  },
  toConnections: 'My connections',
  done: {
    agreed: 'Agreed. The comparison is made at night.',
    withdrawn: 'It is off, and all of it is forgotten.',
    yes: 'Noted. Nobody else knows of it.',
    no: 'Noted. Nobody will know.',
    wait: 'Your yes is taken back.',
    met: 'Both of you said yes: you are connected.',
  },
  refusals: {
    connections_full: 'Five hundred connections at most. Part from one first.',
    page_missing: 'You need a page of your own.',
    silenced: 'Moderation asked you to be silent for a while. You cannot say yes.',
    suspended: 'Your account is suspended: you can only read.',
    not_found: 'That proposal has ended, or you answered it already.',
    consent_changed: 'These words have changed since: read them again before agreeing.',
    other: 'That could not be saved. Try again in a moment.',
  },
};
