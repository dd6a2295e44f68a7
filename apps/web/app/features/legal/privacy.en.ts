import type { LegalText } from '#features/legal/legal-text.ts';

export const privacyEn: LegalText = {
  title: 'Privacy',
  lead: 'A dream says much about whoever dreams it, and often about others. Here is what Reverie keeps, where, and who may read it.',
  sections: [
    {
      heading: 'What is kept',
      paragraphs: [
        'Of your account: your email, your username, your first and last name, your preferences, the date on which you accepted the terms and confirmed your age, and whether you wish to receive the letter. Your password is not kept, only a digest (Argon2id) by which it can be checked.',
        'Of your dreams: what you write of them, their analysis, their paintings, likes and views. A view is counted once per reader and day; that of a visitor without an account is counted by a digest that changes every day, not by their address.',
        'After failed attempts to sign in, a digest of the address they came from and of the email tried is kept for as long as it takes to slow them down.',
        'Of what you write to us by the contact form: the message, your name and your email, encrypted, for a year at most. A fingerprint of the address it comes from is kept for some minutes, against messages sent by the hundred.',
      ],
    },
    {
      heading: 'Where',
      paragraphs: [
        'Everything is kept on the server that shows you this page. Analysis and painting are made there too. No third party receives anything of yours, with one exception that is yours to make: where this server offers the help of an outside model, your profile says which and what it would be sent, and nothing goes before you have agreed there.',
        'The full account of a dream is encrypted before it is written (AES-256-GCM). The shared text, the title and the tags are not, so that search can find them.',
        'To know the people close to you by their first names, the reading of a full account or of a private dream draws on what your other dreams say of them. That of a shared dream never does.',
      ],
    },
    {
      heading: 'Who may read',
      paragraphs: ['You decide dream by dream, and may change your mind.'],
      entries: [
        ['Private', 'Only you. For everybody else it is as if the dream did not exist.'],
        [
          'Public',
          'Everybody, signed with your username. If it carries a warning, signed-in people only.',
        ],
        [
          'Full account',
          'Only you, even when the dream is public. What others see, analysis and painting included, is made from the shared text alone.',
        ],
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'None of them follows you: there is no audience measurement, no advertising, nothing loaded from elsewhere.',
      ],
      entries: [
        ['session', 'Keeps you signed in: 24 hours, or 30 days if you ask for it.'],
        ['theme, mode', 'The colour and the dark or light mode, one year.'],
        ['language', 'The language you chose, one year.'],
        ['timezone', 'Your time zone, to write hours by your clock, one year.'],
      ],
    },
    {
      heading: 'On this device',
      paragraphs: [
        'Your browser also keeps the token of the session, the draft of the dream you are writing and your last choice of who may read. Publishing or erasing the draft removes it; signing out removes the token.',
      ],
    },
    {
      heading: 'Deleting',
      paragraphs: [
        'A deleted dream is gone at once for everybody and stays 30 days in the bin, in case you change your mind. It is then erased, with its analysis and its paintings.',
      ],
    },
    {
      heading: 'Age',
      paragraphs: ['Reverie is made for people of 16 and over.'],
    },
  ],
};
