import { expect, test } from 'vitest';
import { isCrisis } from '#features/assistant/crisis.rules.ts';

test.for([
  'J’ai envie de mourir',
  "j'ai plus envie de vivre",
  'Je veux mourir.',
  'je pense à mourir tous les jours',
  'JE VEUX EN FINIR',
  'J’ai envie d’en finir.',
  'mettre fin à mes jours',
  'Je pense au suicide',
  'idées noires',
  'je me fais du mal',
  'je voudrais ne plus exister',
  'j’aimerais être morte',
  'tout le monde serait mieux sans moi',
  'je vais me tuer',
  'I want to die',
  'i dont want to live',
  'I wish I was dead',
  'I have no reason to live',
  'thinking of killing myself',
  'self-harm',
  'They would be better off without me',
  'I want to end it all',
])('help is shown to “%s”', (text) => {
  expect(isCrisis(text)).toBe(true);
});

test.for([
  'Combien coûte Reverie ?',
  'J’ai rêvé que mon père mourait',
  'J’ai rêvé de la mort',
  'Supprimer mon compte',
  'Pourquoi rêve-t-on de mourir ?',
  'Comment faire disparaître un rêve ?',
  'mal de tête',
  'How do I delete a dream?',
  'I dreamt that somebody killed me',
  'Where are my dreams kept?',
  'live statistics',
])('“%s” is a question like another', (text) => {
  expect(isCrisis(text)).toBe(false);
});
