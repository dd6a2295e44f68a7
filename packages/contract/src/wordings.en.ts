import type { Wordings } from '#consents.rules.ts';

/** To whom and where; a name that is but an address is said once. */
const to = ({ name, host }: { name: string; host: string }) =>
  name === host ? host : `${name} (${host})`;

export const wordingsEn: Wordings = {
  terms: () => ({
    name: 'Terms of service',
    asked: ['I accept the terms of service.'],
    takeBack:
      'Leave whenever you like: your settings, under “Data”, prepare your archive and close the account.',
  }),
  age: () => ({
    name: 'Age',
    asked: ['I am 16 or older.'],
    takeBack: 'If that was not so, close the account in your settings, under “Data”.',
  }),
  sensitive: () => ({
    name: 'Sensitive content',
    asked: [
      'A dream may say much of my health, my sexuality, my beliefs. I agree that Reverie keeps what I write of it, and that its programs read it, to give it back to me and show it to whom I choose; for nothing else.',
    ],
    takeBack:
      'Delete the dream, or close the account in your settings, under “Data”: what was written is erased.',
  }),
  external_ai: (recipients) => ({
    name: 'Outside models',
    asked: [
      'This server can ask an artificial intelligence model outside Reverie. It does so for you only if you agree here.',
      ...recipients.map((recipient) =>
        recipient.purpose === 'analysis'
          ? `For the reading, and for choosing what the painting shows: the text of each dream you write or change after agreeing, private or public, and its full report if it has one, are sent to ${to(recipient)}.`
          : `For a painting, only when you ask for one: the description of the picture, which you read before it goes, is sent to ${to(recipient)}.`,
      ),
      'Neither your name, nor your email, nor the date of the dream is sent. But the text of a dream may name people, and speak of health, sexuality or belief.',
      'Refusing costs you nothing: every dream is read and painted on this server.',
    ],
    takeBack:
      'You can withdraw in your settings, under “Privacy”, whenever you like. From that moment nothing more is sent, and your dreams are read and painted by this server alone. What has already gone cannot be called back: what its recipient keeps of it follows their own rules. Readings and paintings already made stay until you change or delete the dream.',
  }),
  transcription: (recipients) => ({
    name: 'Transcription',
    asked: [
      'This server can have your recordings written down by a program that recognises speech. It does so only if you agree here, and only for the recordings you ask it for.',
      ...recipients.map(
        (recipient) =>
          `The whole recording, as it was spoken, is sent to ${to(recipient)}, which answers with the words and when they were said.`,
      ),
      'Neither your name, nor your email, nor the date is sent. But a voice can be recognised, and what it says may name people, and speak of health, sexuality or belief.',
      'Refusing costs you nothing: you listen and write yourself, and the browser can recognise speech if you ask it to.',
    ],
    takeBack:
      'You can withdraw in your settings, under “Privacy”, whenever you like. From that moment no recording is sent any more. What has already gone cannot be called back: what its recipient keeps of it follows their own rules. Words already recognised stay until you delete the recording.',
  }),
  matching: () => ({
    name: 'Meeting',
    asked: [
      'Each night this server may compare the motifs of my public dreams, and of those alone, with those of other people who agree to it too. Never a private dream, nor one of a community.',
      'Where three unusual motifs are found with both, both are told: the three motifs, how unusual they are, the language, and nothing else. They come from dreams that everybody can read; at least twenty people carry all three.',
      'Who I am is told only if both of us say yes. A lone yes stays secret, a no is never shown.',
    ],
    takeBack:
      'You can withdraw on the page of meetings or in your settings, under “Privacy”. What was proposed to you is forgotten at once. For a year there remains a fingerprint of each pair, without a name, so that two people are not proposed to one another twice.',
  }),
  newsletter: () => ({
    name: 'The letter',
    asked: [
      'Reverie can write to the address of your account: articles that came out and public dreams, at the rhythm you choose.',
      'Nothing is sent before you have followed the link of the message that asks you to confirm. Nobody counts who opens the letter, or what is followed in it.',
    ],
    takeBack:
      'The letter stops by the link at the end of each, or in your settings, under “Privacy”: the address leaves the list at once.',
  }),
};
