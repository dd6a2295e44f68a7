import { expect, test } from 'vitest';
import { detectLanguage } from '#text/language.ts';
import { splitSentences } from '#text/sentences.ts';
import { tokenise } from '#text/tokens.ts';

function words(text: string): string[] {
  return tokenise(text).map((token) => token.lower);
}

test('elision comes apart, contractions stay whole, clitics stand alone', () => {
  expect(words('L’eau qu’aujourd’hui j’ai')).toEqual([
    "l'",
    'eau',
    "qu'",
    "aujourd'hui",
    "j'",
    'ai',
  ]);
  expect(words("I didn't see my mother's dog, I'm sure")).toEqual([
    'i',
    "didn't",
    'see',
    'my',
    'mother',
    "'s",
    'dog',
    'i',
    "'m",
    'sure',
  ]);
});

test('offsets are those of the source, accents apart or not', () => {
  const text = 'La me\u0300re 😀 Été';
  expect(tokenise(text).map(({ start, end, lower }) => [text.slice(start, end), lower])).toEqual([
    ['La', 'la'],
    ['me\u0300re', 'mère'],
    ['Été', 'été'],
  ]);
});

test('sentences end at full stops, not at initials, titles or numbers', () => {
  const text = 'Mr. Smith paid 3.50 to J. Doe. « Viens ! » dit-il. Fin';
  const sentences = splitSentences(text, tokenise(text), 'en');
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Mr. Smith paid 3.50 to J. Doe.',
    '« Viens ! » dit-il.',
    'Fin',
  ]);
});

test.for([
  [
    'a guillemet opens the next sentence',
    'Je veux crier. « Ne la réveille pas », dit ma grand-mère. Puis rien.',
    ['Je veux crier.', '« Ne la réveille pas », dit ma grand-mère.', 'Puis rien.'],
  ],
  [
    'a guillemet closes its own',
    '« Viens. Vite ! » Elle court. « Non ? » demande-t-il.',
    ['« Viens.', 'Vite ! »', 'Elle court.', '« Non ? » demande-t-il.'],
  ],
  [
    'curly quotes',
    'I froze. “Don’t wake her,” she said. “Run!” he shouted. “Now.” ‘Wait.’ I ran.',
    [
      'I froze.',
      '“Don’t wake her,” she said.',
      '“Run!” he shouted.',
      '“Now.”',
      '‘Wait.’',
      'I ran.',
    ],
  ],
  [
    'straight quotes',
    'I froze. "Run!" she said. "No." "Why?"\nI ran.',
    ['I froze.', '"Run!" she said.', '"No."', '"Why?"', 'I ran.'],
  ],
  [
    'dialogue dashes',
    '— Qui est là ? demande ma mère. — Moi. — Entre !\n— Non…\n– Si.',
    ['— Qui est là ? demande ma mère.', '— Moi.', '— Entre !', '— Non…', '– Si.'],
  ],
  [
    'a stop after the closing quote',
    'Il dit « viens ». Elle part (sans moi). Fin !?',
    ['Il dit « viens ».', 'Elle part (sans moi).', 'Fin !?'],
  ],
  ['lower case goes on after a full stop', 'i ran. then i fell', ['i ran.', 'then i fell']],
] as const)('sentences and quotes: %s', ([, text, expected]) => {
  const sentences = splitSentences(text, tokenise(text), 'fr');
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.for([
  ['J’ai rêvé que je volais au-dessus de la mer.', 'fr'],
  ['I dreamed that my mother was a fish.', 'en'],
  ['elephant', 'unknown'],
  ['', 'unknown'],
] as const)('“%s” is %s', ([text, code]) => {
  expect(detectLanguage(text).code).toBe(code);
});
