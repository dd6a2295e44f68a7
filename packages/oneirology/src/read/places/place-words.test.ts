import { describe, expect, it } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

/** The rules by which words of a place were read. */
function rulesOf(dream: string): string[] {
  const { props = [] } = withDeeds(dream, analyse(dream));
  return props.flatMap(({ evidence }) => evidence.map(({ rule }) => rule));
}

describe('words that tell a place', () => {
  it('tells being there from what there is', () => {
    expect(rulesOf('I was at the tattoo parlour and he had no face.')).toContain(
      'prop.at-shop.there: tattoo parlour',
    );
    expect(rulesOf('The cashier was a fox.')).toContain('prop.at-shop: cashier');
    expect(rulesOf('Perché sur la grue, je voyais la mer.')).toContain(
      'prop.at-roofs.there: perché sur la grue',
    );
  });

  it('takes a part of a place for that part, and what is left for left', () => {
    expect(rulesOf("J'entre aux toilettes du lycée.")).toContain(
      'prop.at-bathroom.there-of: aux toilettes',
    );
    expect(rulesOf('En sortant de chez le coiffeur, je volais.')).toContain(
      'prop.at-shop.left: chez le coiffeur',
    );
  });

  it('wears no place and flies over none', () => {
    expect(rulesOf('Je jouais au foot avec une tête.').join()).not.toContain('.there');
    expect(rulesOf('Le bus volait au-dessus des champs.').join()).not.toContain('at-sky.there');
  });

  it('knows a place by its name in both languages', () => {
    expect(rulesOf('On était chez Ikea et les lits dansaient.')).toContain(
      'place-name.at-shop.there: ikea',
    );
    expect(rulesOf('Halfway up Ben Nevis a piano was playing.').join()).toContain(
      'place-name.at-mountain',
    );
  });
});
