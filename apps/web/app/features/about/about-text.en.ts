import type { AboutText } from '#features/about/about-text.fr.ts';

export const aboutEn = {
  title: 'About Reverie',
  lead: 'A dream journal that paints what you tell, and shows the words it rests on.',
  storyTitle: 'Why this journal',
  story: [
    'A dream fits into a few sentences and fades within minutes. Those who write it down usually leave it on a page that nobody reads again, or hand it to a service that explains what it meant. Reverie looks for another place: to keep the story, to give it a picture, and to note what its words hold, without claiming to know what it means.',
    'All the work is done on one machine, with no outside service. The analysis engine is a set of word lists and rules written for dreams, in French and in English. The painter is a program that composes a scene and prints it ink by ink. Either can be read line by line, measured, and contradicted.',
    'Reverie is free software under the AGPL-3.0 licence. No advertisement pays for it, and no partner speaks in its name.',
  ],
  valuesTitle: 'What we hold to',
  values: {
    works: {
      name: 'What is shown works',
      text: 'A button appears only once its feature exists. No number is invented: it is counted now, measured and published, or absent.',
    },
    honest: {
      name: 'Science that tells its limits',
      text: 'Every finding quotes the words of the dream, with its probability. Scores appear with their protocol, the weakest beside the others.',
    },
    private: {
      name: 'Private in earnest',
      text: 'A dream speaks of health, of desire, of those we love. Full stories are encrypted, no tracker follows anybody, and nothing goes to an outside model without your consent.',
    },
    yours: {
      name: 'The last word is yours',
      text: 'Reverie diagnoses nothing and interprets nothing in your place. You say whether a finding is right, and you can take everything back.',
    },
    everyone: {
      name: 'For each of us',
      text: 'Pages can be read by keyboard, by ear, on an old phone and without a single script. French and English are equals here.',
    },
  },
  figuresTitle: 'Right now',
  figures: {
    languages: 'languages, both of them complete',
    styles: 'ways of painting the same dream',
    coded: 'dreams coded by others, by which the engine is evaluated',
    dreams: 'dreams shared with everyone',
    dreamers: 'dreamers who share',
    analyses: 'shared dreams analysed',
  },
  science: 'Read how the analysis is evaluated',
  timelineSteps: '{n} steps',
  timelineTitle: 'What has changed',
  timelineLead: 'The project’s change log, as it is kept beside the code.',
  next: 'A remark, a question, a mistake in an analysis? Write to us: someone reads every message.',
  contact: 'Write to us',
  blog: 'Read the blog',
} satisfies AboutText;
