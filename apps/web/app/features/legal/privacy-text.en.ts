import type { LegalText } from '#features/legal/text.ts';

/** `controller` is who answers for what is kept, or null where nobody is named. */
export const privacyEn = (controller: string | null): LegalText => ({
  title: 'Privacy',
  lead: 'A dream says much about whoever dreams it, and often about others. Here is what Reverie keeps, where, and who may read it.',
  sections: [
    {
      heading: 'Who answers for it',
      paragraphs: [
        controller
          ? `Controller of the data: ${controller}.`
          : 'The person who runs this server is responsible. They have not given their name here: entrust nothing to them before you know who they are.',
        'Your dreams, your paintings and your account are processed to give you the service you ask for. They may speak of health, sex or belief: you decide what you write, and who reads it. An outside model and the letter need your consent, which is taken back as it is given.',
      ],
      link: ['/contact?type=support#message', 'Write to them'],
    },
    {
      heading: 'What is kept',
      paragraphs: [
        'Of your account: your email, your username, your first and last name, your preferences; if you give them, a display name and a picture. The picture is made anew as small squares, and whatever else its file said, the place included, is not kept. There is a page under your name only if you said yes. Your password is not kept, only a digest (Argon2id) by which it can be checked.',
        'Of your answers: what you accepted or declined (the terms, your age, the sensitive things your dreams may say, each consent), in the words you read, with their version, their language and the date. Your settings give you the receipt.',
        'Of your sessions: when they were opened and last seen, and what the device calls itself, like “Firefox, Linux”; never from where. A link to choose a new password is kept for half an hour at most, as a digest.',
        'Of what guards your account: of a passkey, its name, its dates and the half that checks it, never the half that signs, nor a finger or a face; of an application for codes, its secret, encrypted; of recovery codes, their digests.',
        'Of a linked account (Google, say): its number there and the address or name it tells. That service learns that you come in here and when, and nothing of your dreams.',
        'Of what happens to your account: a log of thirteen months, sealed for you, in which the network address is shortened.',
        'Of you among others: your comments and whom they call, whom you follow and whom you keep away. These two lists are shown to you alone. Your connections, what was asked and what you declined: each of the two sees only their own, and a no is shown to nobody. If you agree to meetings, what is proposed to you and your answer, for fourteen days. Your communities and the bird’s name you bear in each: nobody else learns whose it is.',
        'Of your dreams: what you write of them, their analysis, their paintings, likes, views and shares. A view or a share is counted once per reader and day; those of a visitor without an account are counted by a digest that changes every day, not by their address. When you last looked through “Explore dreams” is kept, so that what is new to you stands apart.',
        'Of a dream written on the home: nothing while you write; it is read and painted in your browser. Where it is to be kept, or painted without scripts: its words and its painting, sealed, for an hour, for whoever has the address of its page. After that nothing of it is left, unless you kept it in your account.',
        'Of what you say of a dream to have it painted: your sentence, sealed, for you alone, with its painting and for the next one, until that painting or the dream goes. What the painting shows, and the words that tell it to those who do not see, are read by whoever reads the dream.',
        'Of your voice: the sound of each recording, its shape, the recognised words and their times, sealed, for you alone. The sound can be deleted at any time; all of it goes with the dream and with the account. A recording that stayed unfinished and has no dream is erased after seven days.',
        'After failed attempts to sign in, a digest of the address they came from and of the email tried is kept for as long as it takes to slow them down.',
        'Of what you write to us by the contact form: the message, your name and your email, encrypted, for a year at most.',
        'Of what you publish, change or write to us: the answer you were given, encrypted, for a day, so that what the network or a finger sends twice is done once.',
        'Of the letter: your email, your language, the rhythm you chose and which letters you were sent, for as long as you subscribe. An address nobody confirmed is erased after seven days, one that unsubscribed at once. Nothing counts who opens it or what is clicked.',
        'Against messages sent by the hundred, a fingerprint of the address that a message or a request for the letter comes from is kept for some minutes; for a little over a day where somebody had to be made to wait.',
      ],
    },
    {
      heading: 'Where',
      paragraphs: [
        'Everything is kept on the server that shows you this page. Analysis and painting are made there too. No third party receives anything of your dreams, with one exception that is yours to make: where this server offers the help of an outside model, your settings say which and what it would be sent, and nothing goes before you have agreed there.',
        'Where this server offers to follow the weather of a city, it asks a weather service, which your settings name, for the city you look up and for a place rounded to some ten kilometres, and tells it nothing of you. The city you choose stays on your device.',
        'If you ask to be told on a device, an encrypted message goes through the service of its browser (Google, Mozilla, Apple or Microsoft), which learns when it passes and nothing of what it says. Signing out ends it.',
        'The mails Reverie writes to you pass through a mail server, then through that of your address, as all mail does. They hold none of your private dreams.',
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
      heading: 'Cookies and device',
      paragraphs: [
        'None of them follows you: there is no audience measurement, no advertising, nothing loaded from elsewhere. Your settings are kept beyond the visit only if you agree.',
        'Your browser also keeps the token of the session and the draft of the dream you are writing. Publishing or erasing the draft removes it; signing out removes the token.',
      ],
      link: ['/cookies', 'The whole list, and your choice'],
    },
    {
      heading: 'Deleting',
      paragraphs: [
        'A deleted dream is gone at once for everybody and stays 30 days in the bin, in case you change your mind. It is then erased, with its analysis and its paintings.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Each of these rights has its way. What has no button is asked for in writing, from the address of the account, and granted within a month, free of charge.',
      ],
      entries: [
        [
          'To know, and to take away',
          'Your settings, under “Data”, prepare an archive of all that concerns you: it is yours for 7 days, encrypted on the server until you fetch it.',
        ],
        [
          'To correct',
          'Your name, your picture and your page in the settings, your preferences in your profile, each dream through “Edit”. The email address in the settings.',
        ],
        [
          'To erase',
          'Each dream through “Take down”. The account is closed in your settings, under “Data”: after 30 days to change your mind everything that is yours is erased, likes, comments, the letter and your messages included. Your public dreams may stay without a name, if you choose so.',
        ],
        [
          'To withdraw a consent',
          'Outside model and letter: in the settings, under “Privacy”, with the receipt of each consent; the letter by the link in every one too. Cookies: on their page. Research and audience measurement are not asked of you: none is made.',
        ],
        [
          'To object, to restrict',
          'Make a dream private: nobody else sees it any more. For the rest, write to us.',
        ],
        [
          'To complain',
          'To the data protection authority of your country; in France, the CNIL (cnil.fr).',
        ],
      ],
      link: ['/contact?type=support#message', 'Use a right'],
    },
    {
      heading: 'Age',
      paragraphs: ['Reverie is made for people of 16 and over.'],
    },
  ],
});
