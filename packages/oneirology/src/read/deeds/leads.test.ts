import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function leads(text: string): string[] {
  const { deeds = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string | undefined) => characters.find(({ id }) => id === of)?.label ?? of;
  return deeds
    .filter(({ verb }) => verb?.fr.one === 'tient en laisse')
    .map(({ who, whom }) => `${label(who)} leads ${label(whom)}`);
}

test.each([
  ['My horse had me on a lead in the park.', 'horse leads dreamer'],
  ['The cat was walking me on a leash.', 'cat leads dreamer'],
  ['My aunt had a crocodile on a lead.', 'aunt leads crocodile'],
  ['Mon chat me tenait en laisse.', 'chat leads dreamer'],
  ['Un ours m’avait en laisse.', 'ours leads dreamer'],
  ['Je promenais un crocodile en laisse.', 'dreamer leads crocodile'],
])('%s', (text, told) => {
  expect(leads(text)).toEqual([told]);
});

test.each(['My aunt took the lead in a play.', 'Mon chat dort en boule.', 'He led me home.'])(
  '%s: nobody is on a lead',
  (text) => {
    expect(leads(text)).toEqual([]);
  },
);
