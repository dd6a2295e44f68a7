import type { FeaturesText } from '#features/overview/features-text.fr.ts';

export const featuresEn = {
  title: 'Features',
  headline: 'What Reverie makes of a dream',
  lead: 'Read, paint, compare, keep, connect. The reading and the paintings on this page come from this server.',
  contents: 'On this page',
  parts: {
    read: 'Read',
    measured: 'Measure',
    paint: 'Paint',
    compare: 'Compare',
    hang: 'Hang',
    keep: 'Keep',
    connect: 'Connect',
  },
  read: {
    title: 'Every finding shows its words',
    text: 'Choose a finding: a line joins it to the words of the dream. In the margin the affect line follows the telling sentence by sentence, to the left where words are painful, to the right where they are pleasant. What the dream denies is set aside, in grey.',
    method: 'How to read an analysis',
  },
  measured: {
    title: 'The scores are published, the weak ones too',
    text: 'The engine answers the questions that trained coders answered, on English dreams. Those dreams also served to tune it, and French has no outside validation yet.',
    interval: '95% interval:',
    dreams: 'dreams',
    link: 'The protocol and every line',
    lines: {
      felt: { name: 'Feelings of the dreamer', unit: 'F1 score out of 100' },
      valence: { name: 'Pleasant or painful tone', unit: 'balanced accuracy, out of 100' },
      aggression: { name: 'Aggression', unit: 'Cohen’s κ, where 1 is full agreement' },
      failure: { name: 'Failure', unit: 'Cohen’s κ; too weak, so unsaid by default' },
    },
  },
  paint: {
    title: 'Feelings give the colours',
    text: 'The analysis chooses the place, the hour and what stands there; the feelings found mix their colours. You may decide otherwise, change the manner and the composition, and download each painting at 1,024 pixels.',
    skies: 'Eight feelings, at dusk',
    manners: 'Five manners',
    styles: {
      gouache: { name: 'Gouache', text: 'Flat shapes, shaded with dry grain.' },
      linocut: { name: 'Linocut', text: 'Lines carved along each surface.' },
      'cut-paper': { name: 'Cut paper', text: 'Sheets laid down, and their shadows.' },
      risograph: { name: 'Risograph', text: 'Few inks, a screen, a slight shift.' },
      ink: { name: 'Ink', text: 'A brush, water, little colour.' },
    },
  },
  compare: {
    title: 'From night to night, without being fooled',
    text: 'A theme that returns, a day of the week, a season: with enough tries one always finds something. Reverie counts the tries and keeps what still stands once that luck is taken away. Here is what this gives on the series of nine dreamers.',
    picture:
      'A field of dots: each dot is a pattern claimed without correction, the lights are those the engine keeps.',
    steps: {
      looks: 'tries, one for each theme and rhythm',
      byChance: 'would look significant by luck',
      naive: 'would be claimed without correction',
      kept: 'are kept by the engine',
    },
    link: 'Compare your own nights through the API',
  },
  hang: {
    title: 'A card, like a museum label',
    text: 'The painting first, its subject never cropped. Then the first words of the dream, its date and its moon: the true one, of that very night. A dream without a painting shows its words.',
    link: 'Explore the library',
  },
  keep: {
    title: 'Yours, first of all',
    text: 'A dream speaks of health, sex, belief and other people. Reverie treats all of it as sensitive data.',
    points: {
      visibility: {
        name: 'Private or public',
        text: 'You choose for each dream. A private one does not exist for anybody else: its address answers as if it were empty.',
      },
      sealed: {
        name: 'A sealed full report',
        text: 'The long report is encrypted (AES-256-GCM) before it is written to disk. Others see only the text you share.',
      },
      consents: {
        name: 'Nothing leaves without consent',
        text: 'Where this server offers an outside model, your settings name it and ask you. The consent has its receipt, and can be withdrawn.',
      },
      warnings: {
        name: 'Warnings',
        text: 'A nightmare is not painted without asking you, and what you flag is not shown to passers-by.',
      },
    },
    link: 'Read the privacy policy',
  },
  connect: {
    title: 'The same reading, in one call',
    text: 'This example runs as it stands, without a key. The text is read, and neither kept nor logged.',
    rate: 'texts a minute from one network',
    request: 'The request',
    answer: 'In the answer, one feeling and its evidence',
    link: 'The API and its explorer',
  },
  end: {
    title: 'The next dream is tonight’s',
    text: 'The journal is free. Nothing is asked for but what you remember.',
    register: 'Create an account',
    tell: 'Tell a dream',
    pricing: 'See the pricing',
    contact: 'Ask a question',
  },
} satisfies FeaturesText;
