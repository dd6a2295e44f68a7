import { feedbackSchema } from '@reverie/contract/analysis';
import { analyse } from '@reverie/oneirology';
import { expect, test } from 'vitest';
import { deniedOf, findingsOf } from '#features/analysis/findings.rules.ts';

const dream =
  'Une baleine traverse la baie. J’ai peur que la baleine ne tombe. Ma grand-mère est assise dans une barque. Je n’ai plus de voix.';
const analysis = analyse(dream);

test('every finding shown is named by a kind and a key that an answer can carry', () => {
  const findings = findingsOf(analysis);
  expect(findings.length).toBeGreaterThan(3);
  for (const { kind, key } of findings) {
    expect(feedbackSchema.safeParse({ kind, key, answer: 'resonates' }).success).toBe(true);
  }
});

test('no two findings share a name', () => {
  const ids = findingsOf(analysis).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what passes no threshold is not shown', () => {
  const hidden = structuredClone(analysis);
  for (const symbol of hidden.symbols) symbol.shown = false;
  expect(findingsOf(hidden).some(({ kind }) => kind === 'symbol')).toBe(false);
  expect(findingsOf(analysis).some(({ kind }) => kind === 'symbol')).toBe(true);
});

test('an emotion several people feel is one line, at its strongest and with all its words', () => {
  const shared = structuredClone(analysis);
  const at = (word: string) => ({
    start: dream.indexOf(word),
    end: dream.indexOf(word) + word.length,
    text: word,
    rule: 'test',
    negated: false,
    source: 'lexicon' as const,
  });
  const joy = { class: 'happiness', intensity: 1, p: 0.6, shown: true } as const;
  shared.emotions = [
    { ...joy, experiencer: 'c1', evidence: [at('voix')] },
    { ...joy, experiencer: 'dreamer', intensity: 3, p: 0.9, evidence: [at('baie')] },
  ];
  const [finding, ...others] = findingsOf(shared).filter(({ kind }) => kind === 'emotion');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ p: 0.9, intensity: 3 });
  expect(finding?.evidence.map(({ text }) => text)).toEqual(['baie', 'voix']);
});

test('words the dream denies are told apart from those it says', () => {
  const words = deniedOf(analysis).flatMap(({ evidence }) => evidence.map(({ text }) => text));
  expect(words).toContain('voix');
  expect(words).not.toContain('baleine');
});

test('words that deny a finding do not bear it, even where other words do', () => {
  const torn = analyse('Je n’ai pas peur du chien. Puis je suis terrifiée, j’ai peur de la mer.');
  const [emotion] = torn.emotions;
  if (!emotion) throw new Error('The dream must hold an emotion.');
  const [first] = emotion.evidence;
  if (!first) throw new Error('The emotion must rest on words.');
  const against = { ...first, start: 0, end: 2, text: 'Je', negated: true };
  torn.emotions = [{ ...emotion, shown: true, evidence: [against, { ...first, negated: false }] }];
  expect(findingsOf(torn)[0]?.evidence.map(({ text }) => text)).toEqual([first.text]);
  expect(deniedOf(torn)).toContainEqual({
    id: 'denied:0',
    evidence: [against],
    emotion: emotion.class,
  });
});

test('who is somebody in the dream is no symbol beside, and a place is told once', () => {
  const findings = findingsOf(analysis);
  const people = findings.filter(({ kind }) => kind === 'character');
  expect(people.map(({ evidence }) => evidence[0]?.text)).toContain('baleine');
  const symbols = findings.flatMap((each) => (each.kind === 'symbol' ? [each.symbol.id] : []));
  expect(symbols).not.toContain('whale');
  const places = findings.flatMap((each) => (each.kind === 'setting' ? [each.setting.kind] : []));
  expect(symbols.filter((id) => places.includes(id))).toEqual([]);
});
