import type { LegalText } from '#features/legal/text.ts';

export const termsEn: LegalText = {
  title: 'Terms of service',
  lead: 'What you may expect of Reverie, and what Reverie expects of you. Version 1, of 22 November 2026.',
  sections: [
    {
      heading: 'The service',
      paragraphs: [
        'Reverie keeps the dreams you tell, points out elements of them by quoting your words, makes a painting of them, and shows them to whom you wish. The account is free.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You are 16 or older. Your password is for you alone; after several failed attempts one has to wait before the next. You close the account whenever you like, in your settings: 30 days to change your mind, then everything that is yours is erased.',
      ],
    },
    {
      heading: 'Your dreams',
      paragraphs: [
        'What you write stays yours. By making a dream public you allow Reverie to show it, with its analysis and its painting, to people who visit the site. You may change it, make it private or delete it whenever you wish.',
        'A deleted dream stays 30 days in the bin, then it is erased.',
      ],
    },
    {
      heading: 'Others',
      paragraphs: [
        'A dream often speaks of real people. Before making it public, take out what would let them be recognised, or keep it private.',
        'Declare violence, sexuality, death, self-harm or a phobia by a warning: the dream is then shown to signed-in people only, and its painting waits for your word. Sexual content involving minors is forbidden.',
      ],
    },
    {
      heading: 'What the analysis is not',
      paragraphs: [
        'The analysis is automatic. It points out words and says how sure it is; it is sometimes wrong. It is neither a diagnosis, nor medical advice, nor a prediction. Nobody but you decides what a dream means.',
      ],
    },
    {
      heading: 'The letter',
      paragraphs: [
        'It is sent to confirmed addresses only, at the rhythm chosen, and every letter lets you stop it. Subscribing is free and needs no account.',
      ],
      link: ['/newsletter', 'What the letter holds'],
    },
    {
      heading: 'When these terms change',
      paragraphs: [
        'They bear the number of their version, kept with your acceptance. A new version is shown to you once, with what changes. If you do not accept it, nothing closes: your dreams stay yours, you can take them along and leave.',
      ],
    },
    {
      heading: 'No warranty',
      paragraphs: [
        'The service may stop or have faults. Keep a copy elsewhere of what you would not want to lose.',
      ],
    },
  ],
};
