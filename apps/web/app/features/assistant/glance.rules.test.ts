import { analyse } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { knownAnswer } from '#features/assistant/answer.browser.ts';
import { glanceOf } from '#features/assistant/glance.rules.ts';
import { dreamFault, dreamLimit } from '#features/assistant/read-dream.browser.ts';
import { scriptFr } from '#features/assistant/script-text.fr.ts';

const dream =
  'Cette nuit, j’étais au bord de la mer. Une vague énorme arrivait et j’avais très peur. Ma mère m’a pris la main et j’étais heureux.';

test('what is seen in a dream stands in its words', () => {
  const glance = glanceOf(analyse(dream));
  expect(glance.language).toBe('fr');
  expect(glance.emotions.map(({ name }) => name)).toContain('apprehension');
  const seen = [...glance.emotions, ...glance.symbols];
  expect(glance.symbols.length).toBeGreaterThan(0);
  for (const { words } of seen) for (const word of words) expect(dream).toContain(word);
  expect(glance.question).not.toBeNull();
  expect(glance.isConcerning).toBe(false);
});

test('words of waking life ask for help to be shown', () => {
  const text = `${dream} Depuis des semaines je veux mourir.`;
  expect(glanceOf(analyse(text)).isConcerning).toBe(true);
});

test('a dream that cannot be read is told why', () => {
  expect(dreamFault(' \n')).toBe('empty');
  expect(dreamFault('Une vague.')).toBe('short');
  expect(dreamFault('a '.repeat(dreamLimit))).toBe('long');
  expect(dreamFault(dream)).toBeNull();
});

test('a label that is typed leads where the button does, and a call for help before all', () => {
  expect(knownAnswer(scriptFr, ' les tarifs ! ')).toEqual({ kind: 'node', node: 'pricing' });
  expect(knownAnswer(scriptFr, 'menu principal')).toEqual({ kind: 'node', node: 'main' });
  expect(knownAnswer(scriptFr, 'je veux mourir')).toMatchObject({ node: 'crisis' });
  expect(knownAnswer(scriptFr, 'mot de passe')).toBeNull();
});
