import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { sceneOf } from '@reverie/painter';
import type { PrintScene } from '@reverie/painter/press';

/** A dozen dreams for as many kinds of stage: rooms, streets, water, the open, night, crowds. */
const texts: readonly string[] = [
  'My aunt was peeling pears in the kitchen while rain fell from the ceiling.',
  'Un renard blanc me suivait dans la rue, la nuit, sous les réverbères.',
  'We were rowing across the sea and a whale swam under the boat.',
  'Dans la forêt, un piano jouait tout seul sous la neige.',
  'My old teacher was dancing with a bear in the church.',
  'Je marchais dans le désert et des centaines de parapluies tombaient du ciel.',
  'I was floating in space and a house burned on the moon.',
  'Deux enfants se battaient dans le couloir de l’école, et un chien les regardait.',
  'A giant owl was sitting on the bed in my bedroom, reading a letter.',
  'Des moutons attendaient le train sur le quai de la gare.',
  'I fell from a bridge into the river and a horse carried me out.',
  'Ma sœur embrassait un inconnu dans la bibliothèque, et les livres volaient.',
];

export function scenesOfPrints(): PrintScene[] {
  return texts.map((text) => sceneOf(withDeeds(text, analyse(text))));
}
