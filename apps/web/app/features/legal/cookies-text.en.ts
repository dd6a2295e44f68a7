import { entriesOf, type KeptNames } from '#features/legal/kept-names.rules.ts';
import type { LegalText } from '#features/legal/text.ts';

const kept: KeptNames = {
  session: 'Keeps you signed in: 24 hours, or 30 days if you ask for it. Essential.',
  device:
    'Recognises the device where your account was opened before, so that other people’s attempts never lock you out there; 400 days. Essential.',
  elsewhere:
    'Ties your way to another service (Google, say) to your way back, when you choose to come in by it; half an hour. Essential.',
  consent: 'Your choice on this page, one year, so that the server follows it. Essential.',
  theme: 'The colour you chose. Functional.',
  mode: 'Dark or light, if you chose. Functional.',
  language: 'The language you chose. Functional.',
  'language-detection':
    'Whether your browser’s language is followed, and your choice of one remembered. Functional.',
  timezone: 'Your time zone, to write hours by your clock. Functional.',
  token: 'The token of your session, until you sign out. Essential.',
  'cookie-consent': 'Your choice on this page with its date; asked again after a year. Essential.',
  'draft:': 'The dream you are writing, until it is published. Essential.',
  weatherPreferences: 'The hour and weather of the sky, where you set them. Functional.',
  ambience: 'The intensity of the sky, and animations. Functional.',
  weatherPlace:
    'The city whose weather the sky follows, if you chose one, and its place to some ten kilometres. Functional.',
  visibility: 'Private or public: your last choice when publishing. Functional.',
  recognition:
    'Whether your browser writes what you say: by its maker, on the device, or not. Functional.',
  'pages-':
    'The last forty public pages read while signed out, to open them again offline; erased as soon as you sign in. Functional.',
  'pictures-': 'The public pictures of those pages. Functional.',
  'assets-': 'The program, style and type of the pages. Functional.',
  'speech-model':
    'The model that writes your recordings down on this device, if you downloaded it; until you erase it. Essential.',
  'reverie-device':
    'What you say or write at night and without a network, sealed, until the server has kept it. Essential.',
  'react-router-scroll-positions':
    'How far you had read on each page, until the tab is closed. Essential.',
  dreamer:
    'Your conversation with the assistant, until the tab is closed; never a dream you tell it. Essential.',
};

export const cookiesEn: LegalText = {
  title: 'Cookies',
  lead: 'Everything Reverie keeps in your browser, name by name, and what your choice changes.',
  sections: [
    {
      heading: 'What your choice changes',
      paragraphs: [
        'Until you have answered, nothing that is not essential is kept longer than the visit.',
      ],
      entries: [
        [
          'Essential',
          'Keeps you signed in, remembers your answer and the draft you are writing. Without it the site does not work: there is no choice.',
        ],
        [
          'Functional',
          'Accepted, your settings are kept for a year. Refused, they are kept until the browser closes, and those that were kept longer no longer are.',
        ],
        [
          'Analytics',
          'Reverie does none today: no cookie, no script, no count of visitors. The views and shares shown below a dream are counted by the server, with nothing kept in your browser, whatever you choose.',
        ],
        ['Marketing', 'There is none. This answer changes nothing today.'],
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Sent to the server with every page. All are set by Reverie, none by another site. The functional ones last a year if you agree, otherwise as long as the visit.',
      ],
      entries: entriesOf(kept, 'cookies'),
    },
    {
      heading: 'On this device',
      paragraphs: [
        'Kept by your browser and not sent with pages; the token only goes with your requests. Functional settings follow the same rule as the cookies; copies of pages exist only if you accept “Functional”, and are erased as soon as you refuse it.',
      ],
      entries: entriesOf(kept, 'device'),
    },
    {
      heading: 'Erasing',
      paragraphs: [
        'Your browser erases all of this when you ask it to. Signing out removes the session and the token. The choice above can be changed whenever you wish.',
      ],
    },
  ],
};
