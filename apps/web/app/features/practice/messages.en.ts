import type { PracticeMessages } from '#features/practice/messages.fr.ts';

const methods: PracticeMessages['byMethod'] = {
  incubation: {
    title: 'Incubating a dream',
    steps: [
      'Choose a question that matters to you, and write it in one sentence.',
      'In bed, read it again, then picture it as a scene.',
      'Fall asleep with it in mind. On waking, lie still: first note what is left.',
    ],
    known:
      'For a week, students tried it every evening: about half recalled a dream that they judged related to their question; judges said slightly fewer. There was no control group: some would have come anyway.',
    source:
      'D. Barrett, “The Committee of Sleep: A Study of Dream Incubation for Problem Solving”, Dreaming 3, 1993.',
  },
  mild: {
    title: 'MILD: promising yourself to notice',
    steps: [
      'After waking in the night, recall a dream.',
      'Tell yourself, and mean it: “Next time I dream, I remember that I am dreaming.”',
      'See that dream again, notice this time what is odd, and become lucid. Then sleep.',
    ],
    known:
      'Together with tests and an awakening, 169 people had a lucid dream on about one night in six for a week (Aspy et al., 2017). Another study, of 355, finds MILD and a method by the senses alike, and that falling asleep again within ten minutes helps. Volunteers were curious about the matter. A review of 35 studies concludes that no method works reliably.',
    source:
      'D. Aspy, “Findings From the International Lucid Dream Induction Study”, Frontiers in Psychology 11, 2020; T. Stumbrys et al., “Induction of lucid dreams: A systematic review of evidence”, Consciousness and Cognition 21, 2012.',
  },
  tests: {
    title: 'Testing reality',
    steps: [
      'Read a line twice: in dreams, words often change.',
      'Pinch your nose and try to breathe in.',
      'Ask yourself how you came there. Truly doubt; never at the wheel.',
    ],
    known:
      'Alone, over a week, these tests gave no more lucid dreams. They go with MILD and an awakening.',
    source:
      'D. Aspy et al., “Reality Testing and the Mnemonic Induction of Lucid Dreams”, Dreaming 27, 2017.',
  },
  wake: {
    title: 'Waking up, then back to bed',
    steps: [
      'About five hours after bedtime, a gentle alarm, one or two nights a week.',
      'Five to ten minutes up, in low light, time enough to write.',
      'Back to bed with your sentence.',
    ],
    known:
      'It is what helps MILD most, and it costs sleep. If you sleep badly, or if waking and dreaming blend for you, do not do it.',
    source: 'T. Stumbrys et al., 2012; D. Aspy et al., 2017.',
  },
};

export const practiceEn = {
  title: 'From night to night',
  lead: 'A reminder if you want one, a wish for tonight, another course for a nightmare. There is nothing to achieve. What you write here is sealed, and read by you alone.',
  done: {
    reminders: 'Noted.',
    counting: 'Noted.',
    intend: 'Kept for tonight.',
    answer: 'Noted. Thank you for saying so.',
    drop: 'Forgotten.',
    rehearsal: 'Kept, sealed.',
    rehearse: 'Noted for today.',
    remove: 'Erased.',
    forget: 'All of it is erased. Your dreams have stayed.',
  },
  refused: {
    blank: 'Write something first.',
    days: 'Choose one day at least.',
    too_long: 'That is longer than what is kept here.',
    rehearsals_full: 'Thirty exercises are kept at once: erase one.',
    sealing_off: 'This server has lost the key that seals: it can keep none of this.',
    other: 'It was not sent. Try again in a moment.',
  },
  shut: 'Sealed by a key this server no longer has.',

  tonight: 'Tonight',
  tonightOf: (night) => `For the morning of ${night}.`,
  way: 'What I would like',
  ways: { incubation: 'To dream of something', lucid: 'To know that I dream' },
  wish: 'In one sentence',
  wishHint: 'A picture, a question, a place. No machine reads what you write.',
  checks: 'Times I asked myself today whether I was dreaming (optional)',
  keep: 'Keep for tonight',
  keepAgain: 'Save',
  drop: 'Forget',
  methods: 'How it is done, and what is known of it',
  byMethod: methods,
  more: 'The guide to lucid dreaming',

  waiting: 'Did it come?',
  waitingText: 'You alone judge. You need not answer.',
  wished: (night) => `For the morning of ${night}:`,
  intended: 'What you had wished of this night',
  comings: { yes: 'Yes', partly: 'In part', no: 'No' },
  answered: (coming) => `Your answer: ${coming}.`,
  cameOf: (coming, text) => `${coming}: ${text}`,
  takeBack: 'Take my answer back',
  toPractice: 'From night to night',

  record: 'What came of it',
  recordText: 'Counted from your own answers. It does not prove that a method had a part in it.',
  recordOf: (came, partly, answered, nights) =>
    answered === 0
      ? `${nights} ${nights === 1 ? 'night' : 'nights'}, not answered yet.`
      : `Came ${came} ${came === 1 ? 'time' : 'times'} and ${partly} in part, of ${answered} ${answered === 1 ? 'answer' : 'answers'} (${nights} ${nights === 1 ? 'night' : 'nights'}).`,
  recordNone: 'Nothing to count yet.',

  kept: 'Nights kept',
  keptTotal: (total, written) =>
    total === 0 ? 'No night yet' : total === 1 ? `${written} night kept` : `${written} nights kept`,
  keptLately: (lately) => `${lately} of the last thirty`,
  keptRow: (row) => `${row} in a row, counting this one or the last`,
  keptText:
    'A night counts as soon as it has a dream or a word, even “nothing stayed”. A pause takes nothing away.',
  stopCounting: 'Stop counting',
  startCounting: 'Count my nights',
  notCounted: 'Your nights are not counted.',

  reminders: 'Reminders',
  remindersText:
    'Your calendar can remind you without Reverie knowing; or your devices, if their browser agrees. A reminder says nothing of your dreams, and never comes twice an evening.',
  toReminders: 'Choose my reminders',
  evening: 'In the evening',
  morning: 'In the morning',
  days: 'On which days',
  dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  zone: (zone) => `By the clocks of ${zone.replace('_', ' ')}, summer and winter.`,
  remind: 'Remind me on my devices',
  calendar: 'Download for my calendar',
  noReminders: 'Leave an hour empty to be told nothing at that time.',
  noDevice: 'None of your devices is told for now.',
  toDevices: 'Choose a device',
  quiet: 'During your quiet hours your devices stay silent; the calendar rings.',
  remindedAt: (hours) => `Your devices are told: ${hours}.`,

  rehearsal: 'Another course for a nightmare',
  rehearsalText:
    'A written exercise, by day, when you are calm. Stop whenever you like: what is written is kept at every step, and erased as easily.',
  rehearsalSteps: [
    'Choose a bad dream, not the worst one. If it touches a memory that hurts, leave it.',
    'Write it in a few words, or skip this step.',
    'Change it as you wish: a detail, a place, the end. It need not be likely.',
    'Once a day, for some minutes, imagine the new version, and that one only.',
  ],
  notTreatment:
    'This is no treatment. The method was tried with clinicians, over several sessions; the American Academy of Sleep Medicine recommends it for nightmare disorder, and it does not work for everybody. If nightmares come every week, stem from a grave event or make you afraid to sleep, a doctor or a psychologist can help.',
  rehearsalSource:
    'B. Krakow and A. Zadra, “Clinical management of chronic nightmares: imagery rehearsal therapy”, Behavioral Sleep Medicine 4, 2006; T. Morgenthaler et al., Journal of Clinical Sleep Medicine 14, 2018.',
  helpSaid: (lines) => `If you are not well: ${lines}.`,
  helpLines: [
    '116 123, Samaritans (UK and Ireland)',
    '988, crisis line (United States and Canada)',
    '112, emergencies (Europe)',
  ],
  read: 'Read: rewriting a nightmare',
  before: 'The bad dream, in a few words (optional)',
  after: 'Its new course',
  write: 'Keep where I am',
  newRehearsal: 'Begin an exercise',
  rehearsalOf: (date) => `Exercise of ${date}`,
  rehearsed: 'I imagined it today',
  rehearsedDays: (days) =>
    days === 0
      ? 'Not imagined yet.'
      : days === 1
        ? 'Imagined on one day.'
        : `Imagined on ${days} days.`,
  change: 'Read or change it',
  remove: 'Erase this exercise',

  stop: 'Stop all of it',
  stopText: 'Reminders, wishes and exercises are erased for good, at once. Your dreams stay.',
  forget: 'Erase all of it',
  sure: 'Yes, erase all of it',
} satisfies PracticeMessages;
