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
    connect: 'Connect',
    more: 'And also',
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
    title: 'Compare without being fooled',
    text: 'On the series of nine dreamers:',
    steps: {
      looks: 'tries by theme and rhythm',
      naive: 'would be claimed but for the luck of having looked a lot',
      kept: 'are kept by the engine',
    },
    link: 'How patterns are held to account',
  },
  hang: {
    title: 'Hang',
    text: 'The whole picture, the first words of the dream, the true moon of its night. A dream without a picture shows its words.',
    link: 'Explore the library',
  },
  keep: {
    title: 'Keep to yourself',
    text: 'Each dream is private, trusted to a community or public, as you choose; the long story is sealed; nothing leaves this server without your agreement, and a nightmare is not painted unless you say so.',
    link: 'Read the privacy policy',
  },
  together: {
    title: 'Talk about a dream, unnamed',
    text: 'In a community you bear a bird’s name, another one in each. People answer with “If it were my dream…”: what a dream means is for whoever dreamt it to say.',
    link: 'Find a community',
  },
  many: {
    title: 'What everybody dreams of',
    text: 'Each motif has its page, with figures from twenty people on. Each week has its weather, blurred so that nobody is recognised in it.',
    link: 'The weather of dreams',
  },
  nights: {
    title: 'From night to night',
    text: 'A reminder, a wish for tonight, another course for a nightmare: all of it is sealed, and there is nothing to succeed at.',
    link: 'The journal, step by step',
  },
  connect: {
    title: 'The same reading, in one call',
    text: 'This example runs as it stands, without a key. The text is read, and neither kept nor logged.',
    rate: 'texts a minute from one network',
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
