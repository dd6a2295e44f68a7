import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const dreamJournal: DocText = {
  title: 'The dream journal',
  summary: 'Where your dreams live, and how to find, change, repaint or take them down.',
  parts: [
    part(
      'what',
      'What a dream holds',
      text('A dream is a text first. The rest is optional and may come later.'),
      terms(
        [
          'Your dream',
          'The text you share: 500 characters at most. It is what those you open it to will read.',
        ],
        [
          'Full report',
          'Up to 20,000 characters, encrypted, for you alone, even when the dream is public.',
        ],
        ['Tags', 'Twelve at most, of 30 characters each.'],
        [
          'Waking',
          'The day and hour you woke. The page adds the night, and the moon of that night.',
        ],
        [
          'Details',
          'Title, category, kind of dream, mood, lucidity, vividness, quality of sleep, recall, place.',
        ],
      ),
    ),
    part(
      'find',
      'Find a dream',
      text(
        '[Explore dreams](/dashboard) shows yours among those you may read; your private dreams appear there for you alone. The search knows the shared text, the title and the tags. It minds neither accents nor endings: “fly” finds “I was flying”. On a dream’s page, a tag leads to every public dream that bears it.',
      ),
      note(
        'The full report is encrypted: the search does not read it. A word you will want to find again does well as a tag.',
      ),
    ),
    part(
      'page',
      'The page of a dream',
      list(
        'The painting, with a description for those who do not see it.',
        'The text, a sentence a line. In its margin, the line of affect: to the left the painful words, to the right the pleasant ones.',
        'The findings, each with its words.',
        'A question or more, asked by the dream’s own words.',
      ),
    ),
    part(
      'painting',
      'The painting and the studio',
      text(
        'Every dream is painted on this server, from what the analysis has found. A nightmare, or a dream that carries a warning, waits for your word.',
      ),
      text(
        'The studio, on the dream’s page, paints the same words another way: in oil, watercolour, ink, pastel or as stained glass by night; in the dream’s colours or others; with another composition or the same. The twelve newest paintings are kept. You choose which one is shown, and may download or delete it.',
      ),
    ),
    part(
      'change',
      'Edit',
      text(
        'Through “Edit” everything may change. Where the text changes, the analysis is made again, then the painting. Changing who may read it takes effect at once.',
      ),
    ),
    part(
      'remove',
      'Take down',
      text(
        'Through “Take down” the dream is gone for everybody at once, and the message that appears lets you undo it. It stays in the bin for thirty days, and is then erased with its analysis and its paintings. If you want it back and the message has gone, [write to us](/contact?type=support#message) within those thirty days.',
      ),
    ),
    part(
      'figures',
      'Your figures',
      text(
        'Your [profile](/profile) counts the dreams you have shared, the likes you were given and the views. A view is counted once a person and day; your own do not count, nor do those of robots.',
      ),
    ),
  ],
};
