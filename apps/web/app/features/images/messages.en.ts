import type { ImagesMessages } from '#features/images/messages.fr.ts';

export const imagesEn = {
  styles: {
    oil: 'Oil',
    watercolour: 'Watercolour',
    ink: 'Ink',
    pastel: 'Pastel',
    'night-glass': 'Night glass',
  },
  style: 'Manner',
  painting: 'Painting',
  inStyle: (style) => `Painted in the manner: ${style}`,
  queued: 'The painting awaits its turn…',
  running: 'The painting is being made…',
  leave: 'You may leave: it goes on without you.',
  failed: 'The painting did not succeed.',
  failedHint: 'The dream is safe. It can be tried again.',
  asksTitle: 'Paint this dream?',
  asksNightmare:
    'You called it a nightmare: we do not paint it without your consent. The painting is made here, on our servers.',
  asksWarning:
    'You declared a sensitive subject: we do not paint it without your consent. The painting is made here, on our servers.',
  noneTitle: 'This dream has no painting',
  none: 'It is made from your words, on our servers.',
  paint: 'Paint this dream',
  repaint: 'Repaint',
  repaintTitle: 'Repaint this dream',
  repaintText:
    'The same words, another manner or another chance. The new painting replaces this one.',
  repaintNow: 'Repaint',
  cancel: 'Cancel',
  close: 'Close',
  requested: 'The new painting is on its way.',
  requestFailed: 'The request could not be sent. Try again.',
  tryAgain: 'Try again',
} satisfies ImagesMessages;
