import type { TellingText } from '#features/telling/telling-text.fr.ts';

export const tellingEn: TellingText = {
  hour: '03:12',
  headline: 'Keep what the night told you.',
  label: 'Your dream, as it comes',
  begin: 'Last night I…',
  paint: 'Paint this dream',
  keep: 'Keep this dream',
  busy: 'The dream is leaving…',
  kept: 'No account to tell one: it only serves to keep the dream. While you write, nothing leaves this device; after that the dream waits an hour on this server, sealed, and is erased.',
  refused: {
    invalid_body: 'Write a few words first, 500 characters at most.',
    rate_limited:
      'Many dreams have just been told from your network. Your words stay here: try again in a few minutes.',
    guests_waiting:
      'Many dreams are waiting for their painting. Your words stay here: try again in a moment.',
    unavailable: 'The server does not answer. Your words stay here: try again.',
  },
  found: 'What your words name',
  kinds: {
    someone: 'Somebody',
    animal: 'An animal',
    place: 'A place',
    heaven: 'In the sky',
    nature: 'Nature',
    thing: 'A thing',
    motion: 'A movement',
    feeling: 'An emotion',
  },
  sheet: 'A sheet that waits for your words, under tonight’s moon',
  pencil: 'Pencil first.',
  next: '{now}. Next, {next}.',
  done: 'Painted here, on your device.',
  take: 'Take the painting along',
  file: 'reverie.png',
};
