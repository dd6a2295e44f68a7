import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

/** Of whom or what a dream says how many there are, as `how many who`. */
function countsOf(text: string): string[] {
  const { changes = [], characters } = withDeeds(text, analyse(text));
  const name = (id: string) => characters.find((one) => one.id === id)?.label ?? id;
  return changes.flatMap(({ of, change, count }) =>
    change === 'counted' ? [`${count} ${name(of)}`] : change === 'many' ? [`many ${name(of)}`] : [],
  );
}

test.each([
  ['Nine nuns were skating in the kitchen.', ['9 nun']],
  ['There were fourteen old men on the roof.', ['14 old men']],
  ['Thirty-two geese sat in the church.', ['32 goose']],
  ['15 clowns came out of the car.', ['15 clown']],
  ['A dozen wolves were waiting.', ['12 wolf']],
  ['Three hundred sheep stood on the stairs.', ['many sheep']],
  ['Onze soldats dormaient dans mon lit.', ['11 soldat']],
  ['Une vingtaine de moines jouaient aux cartes.', ['20 moine']],
  ['Il y avait vingt-trois chats sur le piano.', ['23 chat']],
  ['Six fenêtres et une porte.', ['6 window']],
  ['There were five of us in the lift.', ['5 dreamer']],
  ['Nous étions quatre à porter un piano.', ['4 dreamer']],
  // What is counted is something else.
  ['Ten minutes later my mother sang.', []],
  ['At nine everyone was asleep.', []],
  ['I was seven and my brother flew.', []],
  ['Il y a trois ans ma sœur est partie.', []],
  ['Page 12 of the book was burning.', []],
])('%s', (text, counts) => {
  expect(countsOf(text)).toEqual(counts);
});
