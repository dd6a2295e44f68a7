import type { HomeText } from '#features/home/home-text.fr.ts';

export const homeEn = {
  title: 'Reverie, the dream journal',
  lost: 'That address leads nowhere. This is the home page.',
  headline: 'Keep what the night told you.',
  telling: {
    label: 'Your dream, as it comes',
    begin: 'Last night I…',
    paint: 'Paint this dream',
    busy: 'The dream is on its way…',
    kept: 'No account. The dream and its painting stay on this server for an hour, sealed, and are then erased. An account is for keeping them.',
    refused: {
      invalid_body: 'Write a few words first, 500 characters at most.',
      rate_limited:
        'Many dreams have just been told from your network. Your words stay here: try again in a few minutes.',
      guests_waiting:
        'Many dreams wait for their painting. Your words stay here: try again in a moment.',
      unavailable: 'The server does not answer. Your words stay here: try again.',
    },
  },
  tell: 'Tell a dream',
  seeOne: 'See an analysed dream',
  explore: 'Explore dreams',
  quotes: ['“', '”'],
  tonight: 'Tonight:',
  vision: {
    title: 'From waking to remembering',
    steps: {
      tell: {
        hour: '03:12',
        name: 'Note what is left',
        text: 'A few sentences are enough. The draft stays on your device until you send it.',
      },
      paint: {
        hour: '03:14',
        name: 'The paint dries',
        text: 'Your words become a painting, on this server and nowhere else. You can have it painted again, or take it down.',
      },
      read: {
        hour: '07:40',
        name: 'Read it again, with evidence',
        text: 'Feelings, people, places: each finding lights the very words it comes from. You say whether it is right.',
      },
      share: {
        hour: 'Another day',
        name: 'Keep it, or share it',
        text: 'For yourself alone, or for everyone. You may change your mind, and a dream taken down can come back for thirty days.',
      },
    },
  },
  technology: {
    title: 'A dream, and what its words say',
    quotes: ['“', '”'],
    lead: 'This is a dream written for Reverie, as the engine of this server has read it. Point at a finding, and its words light up.',
    sampleTitle: 'The deer and the moon',
    findings: 'What the analysis finds',
    certainty: 'probability that a human coder would agree',
    mentions: 'The text mentions it:',
    mayEvoke: 'The text may evoke it:',
    denies: 'The text says there is none:',
    denied: 'Set aside',
    emotions: {
      anger: 'Anger',
      apprehension: 'Apprehension',
      sadness: 'Sadness',
      confusion: 'Confusion',
      happiness: 'Happiness',
    },
    character: 'A being',
    setting: 'A place',
    stylesTitle: 'The same dream, five ways of printing',
    stylesText:
      'A program chooses what is strangest in the dream, composes it and prints it, layer by layer. The same seed always gives the same picture.',
    styles: {
      gouache: 'Gouache',
      linocut: 'Linocut',
      'cut-paper': 'Cut paper',
      risograph: 'Risograph',
      ink: 'Ink',
    },
    moon: 'Tonight’s moon',
    moonText:
      'It is computed, and the one beside each dream is the true moon of its night. The sky behind the pages follows the hour; the rest is yours to set.',
  },
  install: {
    title: 'On your home screen',
    lead: 'Reverie is a website that you can add to the apps of your phone or computer. There is nothing to download from a store.',
    button: 'Install Reverie',
    ways: {
      ios: {
        name: 'iPhone and iPad',
        text: 'In Safari, tap Share, then “Add to Home Screen”.',
      },
      android: {
        name: 'Android',
        text: 'In Chrome, open the menu, then “Add to Home screen”. The menu of Firefox offers the same.',
      },
      desktop: {
        name: 'Computer',
        text: 'In Chrome or Edge, the browser’s menu offers to install the page. In Safari, choose File, then “Add to Dock”.',
      },
    },
  },
  featured: {
    title: 'Nights that someone chose to share',
    lead: 'These are real dreams of this library, public because their dreamers wished it.',
    choose: 'Kind of dream',
    types: {
      lucid: 'Lucid',
      symbolic: 'Symbolic',
      recurring: 'Recurring',
      surreal: 'Surreal',
      prophetic: 'Premonitory',
      latest: 'Recent',
    },
  },
  science: {
    lead: 'In real series of dreams, almost nothing survives the tests. Where nothing holds, Reverie claims nothing.',
    titleNaive: 'apparent patterns.',
    titleKept: 'held.',
    picture:
      'A field of dots: each is a pattern that a hasty reader would announce, and the bright ones are those the engine keeps.',
    source:
      'Nine dreamers with 78 to 863 dated nights each: rhythms of the week, seasons, runs, bursts and trends, all of them tried. A dot for every p < .05; a light for what is left once the number of looks is corrected for.',
    tiers: {
      mentions: {
        name: '“The text mentions…”',
        text: 'A probability of 80% or more. The words are there.',
      },
      mayEvoke: {
        name: '“The text may evoke…”',
        text: 'Less than 80%. One possible reading, for you to judge.',
      },
      nothing: {
        name: 'Nothing',
        text: 'Below the threshold the analysis stays silent. It never fills a gap.',
      },
    },
    figuresTitle: 'What is measured',
    figures: {
      emotions: {
        name: 'Feelings found',
        unit: 'F1 score out of 100',
        against: 'A list of forty words scores',
      },
      valence: {
        name: 'Pleasant or painful tone',
        unit: 'balanced accuracy out of 100',
        against: 'VADER, a common word list, scores',
      },
    },
    interval: '95% interval:',
    dreams: 'dreams',
    limits:
      'These figures come from English dreams coded by trained people, and the engine was tuned on them: they do not hold for a dreamer it has never met. No outside coder has validated French yet.',
    protocol: 'Read the protocol, the scores and the limits',
  },
  pricing: {
    title: 'Keeping a journal is free',
    note: 'Payment is not open yet: today nothing is charged for. The paid plans will open together with what they include.',
    perMonth: 'a month',
    more: 'Compare the plans',
    plans: {
      dreamer: {
        name: 'Dreamer',
        second: 'Free',
        text: 'A private journal without limits, the analysis and first painting of every dream.',
      },
      explorer: {
        name: 'Explorer',
        second: 'Pro',
        text: 'Unlimited publications, fifty visualisations a month, statistics, styled exports, private communities.',
      },
      oneirologist: {
        name: 'Oneirologist',
        second: 'Premium',
        text: 'Two hundred visualisations, the API, consultation requests, a certificate, priority support.',
      },
    },
  },
  blog: {
    title: 'To read by daylight',
    all: 'All articles',
  },
  dawn: {
    letter: 'A letter, now and then',
    letterText: 'What we learn about dreams, and what changes here. You choose when.',
    title: 'What did you dream of?',
    text: 'A dream fades within minutes. A few sentences are enough.',
  },
} satisfies HomeText;
