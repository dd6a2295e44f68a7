import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

function told(dream: string): string[] {
  const { deeds = [] } = analyseWhole(dream);
  return deeds.map(({ who, act, whom = '' }) => `${who} ${act} ${whom}`.trim());
}

test.each([
  // What drops falls, and lets nothing fall.
  ['The lift dropped and I screamed.', 'lift fall'],
  ['My phone dropped into the toilet.', 'mobile-phone fall'],
  ['The plane suddenly dropped.', 'plane fall'],
  ['I dropped the plate.', 'dreamer throw plate'],
  // What one loses falls.
  ['I was losing my teeth in the kitchen.', 'teeth fall'],
  ['Je perds toutes mes dents à la cantine.', 'teeth fall'],
  ['Je perdais mes cheveux sous la douche.', 'hair fall'],
  // What begins to fly or rises does so, and not the dreamer.
  ['Les livres se mettaient à voler dans la bibliothèque.', 'book fly'],
  ['Mes chaussures ont commencé à voler.', 'shoes fly'],
  ['Mon lit se soulevait.', 'bed float'],
  ['J’ai soulevé le lit.', 'dreamer carry bed'],
  // A tongue that is stuck out pulls nobody.
  ['Le juge me tirait la langue.', 'c1 look dreamer'],
  ['The judge stuck his tongue out at me.', 'c1 look dreamer'],
  ['Je tirais la corde.', 'dreamer pull rope'],
  // A bicycle, and nobody pushes.
  ['I was on my push bike and a bear chased me.', 'c1 chase dreamer'],
])('%s', (dream, deed) => {
  expect(told(dream)).toContain(deed);
});

test.each([
  ['Personne dansait, je cherchais mon manteau.', /dance/],
  ['Il pleuvait et personne courait.', /run/],
  ['The bridge was behind me on my push bike.', /push/],
])('nobody does it: %s', (dream, act) => {
  expect(told(dream).join('; ')).not.toMatch(act);
});

test.each([
  ['On glissait sur un toboggan sans fin.', 'slides'],
  ['Je glissais sur la glace.', undefined],
])('who is on a slide slides: %s', (dream, verb) => {
  expect(analyseWhole(dream).deeds?.[0]?.verb?.en.one).toBe(verb);
});

test('a person who dances is somebody', () => {
  expect(told('Une personne dansait dans la rue.').join('; ')).toMatch(/dance/);
});

test.each([
  ['I waited outside the school with my brother.', 'before school'],
  ['We were sitting outside a pub.', 'before bar'],
  ['J’attendais devant le collège.', 'before school'],
  ['We were outside the church.', 'before church'],
])('where one is before a house: %s', (dream, place) => {
  const where = (analyseWhole(dream).deeds ?? []).flatMap((deed) => deed.where);
  expect(where.map(({ relation, what }) => `${relation} ${what}`)).toContain(place);
});

test.each(['I stood in front of the whole school.', 'J’étais debout devant toute l’école.'])(
  'before whom one is, is no place: %s',
  (dream) => {
    const where = (analyseWhole(dream).deeds ?? []).flatMap((deed) => deed.where);
    expect(
      where.filter(({ relation, what }) => relation === 'before' && what === 'school'),
    ).toEqual([]);
  },
);
