import { Cast, type Mention, subjects } from '#grammar/person.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

/**
 * Who `he` or `she` takes up is a man or a woman: `the doctor frowned and she left`. Of people alone
 * whose sex nothing else told, named in the same sentence or the one before. « Il » and « elle » take
 * things up too, and say nothing.
 */
export function sexesTold(
  reading: Reading,
  mentions: readonly Mention[],
): ReadonlyMap<string, 'male' | 'female'> {
  const told = new Map<string, 'male' | 'female'>();
  const asTold = () =>
    new Cast(mentions.map((one) => ({ ...one, gender: told.get(one.id) ?? one.gender })));
  let cast = asTold();
  reading.tokens.forEach(({ lower }, at) => {
    const person = subjects.en.get(lower);
    const isSaid = person?.gender === 'male' || person?.gender === 'female';
    if (!isSaid || sentenceAt(reading, at)?.language !== 'en') return;
    const one = cast.antecedent(person, at);
    if (one === undefined || one.gender !== 'unknown' || !isNear(reading, one.from, at)) return;
    told.set(one.id, person.gender === 'male' ? 'male' : 'female');
    cast = asTold();
  });
  return told;
}

function isNear({ sentences }: Reading, from: number, at: number): boolean {
  const sentenceOf = (token: number) =>
    sentences.findIndex((one) => one.from <= token && token < one.to);
  return sentenceOf(at) - sentenceOf(from) <= 1;
}
