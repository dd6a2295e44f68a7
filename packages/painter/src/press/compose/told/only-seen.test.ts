import { verbNamed, verbsOf } from '@reverie/oneirology';
import { actNames, changeNames } from '@reverie/oneirology/schema';
import { expect, it } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { onlySeen } from '#press/compose/told/only-seen.ts';
import { shapesOf } from '#press/compose/told/verb-drawn.ts';
import { isAlike } from '#press/compose/told/verbs-seen.ts';
import { adjectives } from '#press/describe/changes-in-words.ts';
import { describePrint } from '#press/describe/describe.ts';
import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const square = ['street', 'square'] as const;
const she = somebody({ gender: 'female' });
const receivers: readonly (Actor | undefined)[] = [
  undefined,
  somebody(),
  thing('book'),
  thing('car'),
];

const scene = (who: Actor, whom: Actor | undefined, deed: Omit<ShownDeed, 'who' | 'whom'>) =>
  scenePrinted(square, whom ? [who, whom] : [who], [{ who: 0, ...deed, ...(whom && { whom: 1 }) }]);
const seen = (one: PrintScene) =>
  onlySeen(one, { troupes: castTroupes(one, 7), layers: [], owners: [] }, 7);

/** Where the verb is told, that it is not told for nothing. */
it('tells each verb only where it is drawn, or says no more than its act', () => {
  const claimed = actNames.flatMap((act) =>
    verbsOf(act).flatMap((name, n) => {
      const verb = verbNamed(act, name);
      const whom = receivers[n % receivers.length];
      const id = whom?.kind === 'thing' ? [whom.id] : [];
      if (verb === undefined || isAlike(act, verb.en.one, id)) return [];
      const asked = scene(she, whom, { act, verb });
      if (seen(asked).deeds[0]?.verb === undefined) return [];
      return shapesOf(asked, 7) === shapesOf(scene(she, whom, { act }), 7)
        ? [`${act} ${name}`]
        : [];
    }),
  );
  expect(claimed).toEqual([]);
});

/** Seen by where somebody is, or by nothing but that they are there. */
const ofPlaces = new Set<ActName>([
  'stand',
  'wait',
  'look',
  'pass',
  'drown',
  'swim',
  'play',
  'tend',
]);

it('tells of each act only where somebody is drawn otherwise than standing there', () => {
  const claimed = [she, thing('dog'), thing('suitcase')].flatMap((who) =>
    actNames.flatMap((act) =>
      receivers.flatMap((whom) => {
        if (ofPlaces.has(act)) return [];
        const asked = scene(who, whom, { act });
        if (seen(asked).deeds[0]?.act !== act) return [];
        const bodies = (one: PrintScene) =>
          JSON.stringify(
            castTroupes(one, 7).map(({ piece, stands, isHeld }) => [piece.layers, stands, isHeld]),
          );
        const idle = scene(who, whom, { act: 'stand' });
        return bodies(asked) === bodies(idle)
          ? [
              `${who.kind === 'thing' ? who.id : 'woman'} ${act} ${whom?.kind === 'thing' ? whom.id : (whom?.kind ?? '')}`,
            ]
          : [];
      }),
    ),
  );
  expect(claimed).toEqual([]);
});

it.each([
  ['inherits', 'hold', thing('wallet'), 'holds a wallet', 'tient un portefeuille'],
  ['shakes', 'hold', thing('tree'), 'shakes a tree', 'secoue un arbre'],
] as const)('says that somebody %s only where it is seen', (verb, act, whom, en, fr) => {
  const own = verbsOf(act)
    .map((name) => verbNamed(act, name))
    .find((one) => one?.en.one === verb);
  const shown = seen(
    scene(she, { ...whom, label: whom.label }, { act, ...(own && { verb: own }) }),
  );
  expect(describePrint(shown, 'en')).toContain(en);
  expect(describePrint(shown, 'fr')).toContain(fr);
});

/** Told by the size, the way up or the number of who is placed, and not by their shape. */
const whenPlaced = /^(?:giant|tiny|growing|upside-down|ceiling|many|two|counted|empty)$/;

it('tells each change only of those on whom it is drawn', () => {
  const claimed = [she, thing('dog'), thing('suitcase'), thing('book')].flatMap((one) =>
    changeNames.flatMap((change) => {
      const told: Actor = { ...one, changes: [change] };
      const isTold = seen(scene(told, undefined, { act: 'stand' })).actors[0]?.changes.length === 1;
      const isSaid = adjectives[change].en !== '';
      if (!isTold || !isSaid || whenPlaced.test(change)) return [];
      const bodies = (actor: Actor) =>
        JSON.stringify(
          castTroupes(scene(actor, undefined, { act: 'stand' }), 7).map(({ piece, stands }) => [
            piece.layers,
            stands,
          ]),
        );
      return bodies(told) === bodies(one)
        ? [`${one.kind === 'thing' ? one.id : 'woman'} ${change}`]
        : [];
    }),
  );
  expect(claimed).toEqual([]);
});

it('tells as many as are drawn: three who chase, but one of those who kiss', () => {
  const three = somebody({ role: 'soldier', count: 3 });
  const told = (act: ActName) => describePrint(seen(scene(three, she, { act })), 'en');
  expect(told('chase')).toMatch(/^Soldiers chase a woman/);
  expect(told('kiss')).toMatch(/^A soldier kisses a woman/);
});
