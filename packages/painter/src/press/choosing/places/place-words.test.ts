import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { describe, expect, it } from 'vitest';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { stageFor } from '#press/stage-of.ts';

const stageOf = (dream: string) => stageFor(printSceneOf(withDeeds(dream, analyse(dream))));

describe('a place told by words that name none', () => {
  it.each([
    ['shop', "J'étais chez Ikea et tous les lits étaient occupés par des gens qui dormaient."],
    ['shop', "J'étais au dépanneur pis le caissier avait une tête de homard."],
    ['pool', 'We were at the swimming baths and the water was full of eels.'],
    ['cave', "Down t'pit with my dad, the lamps went out one by one."],
    ['hospital', 'They wheeled me into theatre and the surgeon was a heron.'],
    ['warehouse', 'Le cariste rangeait des lunes dans les racks.'],
    ['restaurant', 'On était au restaurant et la nappe m’avalait.'],
    ['classroom', 'I was invigilating and everyone had their eyes closed.'],
    ['desert', 'Un escalier au milieu du Sahara, je le monte pendant des heures.'],
  ])('is %s in « %s »', (stage, dream) => {
    expect(stageOf(dream)).toBe(stage);
  });
});

describe('what is where', () => {
  it.each([
    ['bathroom', "J'entre aux toilettes du lycée et il n'y a pas de mur."],
    ['lift', 'In the lift at work, going sideways, with a horse.'],
    ['office', "I'm at my desk and there's a river going past."],
    ['corridor', "L'ascenseur s'ouvre sur la mer."],
    ['street', 'En sortant de chez le coiffeur, la rue était pleine de lait.'],
    ['kitchen', 'I opened the oven and there was a little town in there.'],
    ['beach', 'Je marchais dans le sable et chaque vague ramenait des lettres.'],
    ['garden', 'Derrière la maison, mon père creusait un trou sans fond.'],
    ['church', 'Le prêtre nous mariait et mon fiancé était un épouvantail.'],
    ['farmyard', 'Chez mon oncle à la ferme, la jument avait deux têtes.'],
  ])('is %s in « %s »', (stage, dream) => {
    expect(stageOf(dream)).toBe(stage);
  });

  it('has no more of a place than what one wears', () => {
    expect(stageOf("Entretien d'embauche, je suis en maillot de bain.")).toBe('office');
    expect(stageOf('Le rideau se lève, je suis en pyjama et je ne sais pas mon texte.')).toBe(
      'theatre',
    );
  });
});

describe('two words of one place', () => {
  it.each([
    ['restaurant', 'The canteen at work was serving wedding dresses.'],
    ['restaurant', 'We were in a curry house and the naan flew off.'],
    ['airport', 'J’étais à Orly et la dame au comptoir me souriait.'],
    ['shop', 'At the garden centre the gnomes were queueing.'],
  ])('are %s in « %s »', (stage, dream) => {
    expect(stageOf(dream)).toBe(stage);
  });
});
