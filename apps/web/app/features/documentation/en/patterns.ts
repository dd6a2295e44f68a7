import { code, type DocText, list, note, part, text } from '#features/documentation/doc-text.ts';
import { patternsSample } from '#features/documentation/samples.ts';

export const patterns: DocText = {
  title: 'What returns',
  summary:
    'Follow a motif from dream to dream, by hand or through the API, without taking chance for a sign.',
  parts: [
    part(
      'by-hand',
      'By hand',
      list(
        'Give what returns the same tag: `childhood home`, `sea`, `late`. On a dream’s page it leads to all those that carry it.',
        'Look for a word in [Explore dreams](/dashboard): your private dreams are among them, for you alone.',
        'Note the mood, the vividness and the quality of sleep as you write. They cannot be found again afterwards.',
      ),
      text(
        'The guide [Recognising what returns](/documentation/guides/pattern-recognition) shows how to count without fooling yourself.',
      ),
    ),
    part(
      'api',
      'Through the API',
      text(
        '`GET /api/patterns` reads your dreams together, and only yours: what is more frequent there than elsewhere, what returns on a weekday or in spells, what repeats from one night to the next.',
      ),
      code(patternsSample),
    ),
    part(
      'caution',
      'Why it often says “not enough”',
      text(
        'In a series of dreams one can look for hundreds of regularities; chance alone always provides a few. The engine accounts for every one it looked for, and shows only what withstands that reckoning. With few nights almost nothing does, and it says so.',
      ),
      note('That a motif returns is a fact. Why it returns is a question, and it is yours.'),
    ),
  ],
};
