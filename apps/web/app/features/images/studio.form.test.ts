import { expect, test } from 'vitest';
import { answerOf, refusePicture, repaintingOf } from '#features/images/studio.form.ts';

const key = '0000000700000000000000000000abcd';

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('the answer below a painting is painted, and emptied it gives the choice back to the dream', () => {
  expect(answerOf(aForm({ told: '  Elle avait des ailes. ' }), key)).toEqual({
    ...{ told: 'Elle avait des ailes.', hero: null, without: [], seed: 7 },
  });
  expect(answerOf(aForm({ told: '  ' }), key)).toMatchObject({ told: null });
});

test('in the studio a passage, one’s own words or neither is asked for, and never both', () => {
  const told = 'Elle avait des ailes.';
  const asked = (fields: Record<string, string>) => repaintingOf(aForm(fields), key);
  expect(asked({ about: 'told', told })).toMatchObject({ about: null, told });
  // Left in its field while something else is chosen, it is not meant.
  expect(asked({ about: '0-9', told })).toMatchObject({ about: '0-9', told: null });
  expect(asked({ about: 'own', told })).toMatchObject({ about: null, told: null });
  expect(asked({ about: 'told', told: '' })).toMatchObject({ about: null, told: null });
});

test('a form that was not taken keeps what was said in it', () => {
  const form = aForm({ intent: 'answer', told: 'Tout.' });
  expect(refusePicture(form, { showsNothing: true })).toEqual({
    ...{ of: 'picture', intent: 'answer', wait: null, showsNothing: true, told: 'Tout.' },
  });
});
