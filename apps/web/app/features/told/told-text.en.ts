import type { ToldText } from '#features/told/told-text.fr.ts';

export const toldEn: ToldText = {
  title: 'The dream you have just told',
  seen: 'What its words say',
  nothing: 'The engine finds nothing certain in it. The dream is whole all the same.',
  picture: {
    queued: 'The painting waits for its turn.',
    running: 'The painting is being painted.',
    done: 'The painting is done.',
    failed: 'The painting could not be painted. The dream can be kept all the same.',
  },
  look: 'See how far it is',
  take: 'Take the painting along',
  file: 'reverie.webp',
  keep: 'Keep this dream',
  busy: 'The dream is being kept…',
  enter: 'Create an account to keep it',
  signIn: 'I have an account',
  kept: 'Private, in your journal, with this painting.',
  life: 'It stays here for an hour after it was told, for whoever has the address of this page. After that nothing of it is left.',
  gone: {
    title: 'This dream is no longer here',
    text: 'An hour after it was told, a dream that nobody kept is erased, words and painting.',
    again: 'Tell a dream',
  },
};
