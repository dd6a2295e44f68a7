import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';

type Kind = keyof ReturnType<typeof analyse>['events'];

/** Kinds of events shown, each once. */
function told(text: string): Kind[] {
  const { events } = analyse(text);
  const kinds: readonly Kind[] = ['misfortune', 'goodFortune', 'success', 'failure'];
  return kinds.filter((kind) => events[kind].some(({ shown }) => shown));
}

test.for([
  'Je ne retrouve plus mes clés.',
  'Je ne les retrouve plus.',
  'On est tombés en panne sur la route.',
  'J’ai loupé le car.',
  'Je suis coincée dans la cabine.',
  'La barque a chaviré.',
  'Mon chien s’est blessé.',
  'I can’t find the tickets.',
  'The boat capsized and sank.',
  'I was late for the ferry.',
  'The lamp was broken.',
  'I tripped over a rope.',
])('a misfortune befalls: “%s”', (text) => {
  expect(told(text)).toEqual(['misfortune']);
});

test.for([
  'Il n’y a pas eu d’accident.',
  'Je n’étais pas en retard.',
  'Je suis tombée amoureuse.',
  'J’ai laissé tomber le sujet.',
  'There was no danger.',
  'I fell asleep on the lawn.',
  'I was not late for the ferry.',
])('no misfortune befalls: “%s”', (text) => {
  expect(told(text)).toEqual([]);
});

test('how striving ends is told after striving, and only there', () => {
  for (const [striving, none] of [
    [
      'J’ai longtemps essayé de grimper, et enfin je l’ai attrapé, enfin.',
      'Enfin la lune se lève. Enfin le train part.',
    ],
    [
      'I tried for hours to climb the wall. Finally I made it over.',
      'Finally the moon rose. Finally the train left.',
    ],
  ] as const) {
    const success = (text: string) => analyse(text).events.success[0];
    expect([striving, success(striving)?.shown]).toEqual([striving, true]);
    expect([none, success(none)?.shown]).toEqual([none, false]);
    expect(success(striving)?.p).toBeGreaterThan(success(none)?.p ?? 1);
  }
});

test('striving that fails is a failure, and says how unsure that is', () => {
  for (const text of [
    'J’essaie de courir mais je n’y arrive pas.',
    'I tried to run, but couldn’t.',
  ]) {
    const [failure] = analyse(text).events.failure;
    expect(failure?.p).toBeGreaterThan(0.3);
    expect(failure?.p).toBeLessThan(0.6);
  }
});

test('good fortune is shown where the dream says it outright', () => {
  for (const text of [
    'Ma chienne est revenue à la vie sur le tapis.',
    'Je trouve de l’argent sous une pierre.',
    'My old dog was alive again on the rug.',
    'I found money under a stone.',
  ]) {
    expect([text, told(text)]).toEqual([text, ['goodFortune']]);
  }
});

test('what is too unsure to be shown is shown to who asks for experimental parts', () => {
  const text = 'I tried to run, but couldn’t.';
  const usual = analyse(text);
  const asked = analyse(text, { experimental: true });
  expect(usual.events.failure.map(({ shown }) => shown)).toEqual([false]);
  expect(asked.events.failure.map(({ shown }) => shown)).toEqual([true]);
  expect(asked.events.failure[0]?.p).toBe(usual.events.failure[0]?.p);
  expect(usual.limits).not.toContain('unmeasured-parts');
  expect(asked.limits).toContain('unmeasured-parts');
});

test('what no human coder judged is marked, and stays', () => {
  const strange = analyse('A ghost walked through the wall of the barn.');
  expect(strange.bizarreness.elements.some(({ shown }) => shown)).toBe(true);
  expect(strange.limits).toContain('unmeasured-parts');
});

test.each([
  'The lamp was dead.',
  'My phone died.',
  'My laptop had suddenly died on me.',
  'I held a dead flashlight.',
  'La lampe était morte.',
  'La pile de ma montre est morte.',
  'There was a dead silence.',
])('things do not die: %s', (text) => {
  const analysis = analyse(text);
  expect(
    analysis.events.misfortune.filter(({ shown, label }) => shown || label === 'death'),
  ).toEqual([]);
  expect(analysis.symbols.map(({ id }) => id)).not.toContain('death');
  expect(analysis.characters.filter(({ identity }) => identity === 'dead')).toEqual([]);
});

test.each(['My grandmother died in the car.', 'Mon chien est mort sur la route.'])(
  'the living do: %s',
  (text) => {
    expect(
      analyse(text).events.misfortune.map(({ label, shown }) => [label, shown]),
    ).toContainEqual(['death', true]);
  },
);
