import { expect, test } from 'vitest';
import { analyseWhole } from '#deeds.ts';

test.each([
  'I’m a plumber, so I felt responsible.',
  'I was a nurse and I ran down the corridor.',
  'I work as a postman and every letter was singing.',
  'I am a retired teacher and the blackboard was melting.',
  'Je suis factrice, et chaque lettre chantait.',
  'J’étais boulangère et le pain criait.',
  'Je suis encore infirmière et le couloir était plein d’eau.',
])('what the dreamer is, is nobody beside them: %s', (dream) => {
  const { characters, owners = [] } = analyseWhole(dream);
  expect(characters.map(({ id }) => id).filter((id) => !owners.includes(id))).toEqual([]);
});

test.each([
  'I was scared and a plumber came in.',
  'I’m a bit scared of the doctor.',
  'I was with a nurse.',
  'I was the doctor’s patient, and the doctor was laughing.',
  'I’m a nurse and another nurse was crying.',
  'Je suis tombée et une infirmière m’a aidée.',
  'J’étais seule, un facteur passait.',
  'Ma mère est boulangère et elle criait.',
])('somebody else is there: %s', (dream) => {
  const { characters, owners = [] } = analyseWhole(dream);
  expect(characters.map(({ id }) => id).filter((id) => !owners.includes(id))).not.toEqual([]);
});
