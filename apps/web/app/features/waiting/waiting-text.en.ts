import type { WaitingText } from '#features/waiting/waiting-text.fr.ts';

export const waitingEn = {
  title: 'What this device keeps',
  lead: 'Sealed here for you alone, and sent in order once there is a network. Erased from here only when the server has kept all of it.',
  nothing: 'Nothing waits on this device.',
  nobody:
    'Nobody is signed in on this device. What somebody may have left on it stays sealed until they return.',
  kinds: {
    recording: 'A recording',
    keyword: 'A keyword, whispered',
    words: 'Words of the night',
    dream: 'A dream',
    edit: 'A changed dream',
    night: 'A night',
    shared: 'A shared text',
  },
  states: {
    open: 'Is being recorded',
    waiting: 'Waits for the network',
    sending: 'Is leaving',
    met: 'Changed elsewhere: you choose',
    refused: 'The server does not take it like this',
    kept: 'To be written',
  },
  write: 'Write it',
  compare: 'Compare',
  mend: 'Take it up again',
  listen: 'Listen',
  sound: 'The sound of {time}',
  drop: 'Throw away',
  dropSure: 'Throw away for good',
  dropNot: 'Keep it',
  room: {
    lasting: 'Your browser has promised to erase nothing by itself.',
    passing:
      'Should room run out, your browser might erase what waits: install Reverie, or come back online soon.',
    scarce: 'Little room is left on this device: {free} MB.',
    closed: 'This browser keeps nothing here: a private window, or a setting, prevents it.',
  },
  morning: {
    title: 'What the night left',
    lead: 'To be written while it is still there.',
    recordings: 'The recordings',
  },
  tell: {
    title: 'Write a dream, here and now',
    label: 'Your dream',
    hint: 'Private. Kept on this device, and sent to your journal when the network is back.',
    keep: 'Keep it',
    kept: 'It is kept.',
    full: 'The device is full: your words stay in this field, and nowhere else.',
    empty: 'Nothing is written yet.',
  },
} satisfies WaitingText;
