import { analyse } from '@reverie/oneirology';
import { brushSceneOf, type Scene } from '@reverie/painter';

/** What figures of reading and painting are made of: written for Reverie, of the usual lengths. */
export const dreamTexts: readonly string[] = [
  `Je suis au bord de la mer, la nuit, et une barque sans personne vient vers moi. L'eau est noire
  et calme, la lune est immense. Ma mère m'appelle depuis la plage mais je ne peux pas crier. Je
  monte dans la barque et je me sens soudain très heureuse.`,
  `I am running through the corridor of my old school, late for an exam I never studied for. The
  doors have no handles. A black dog follows me without a sound. When I look back it has become my
  brother, and he is crying.`,
  `Je vole au-dessus d'une forêt couverte de neige avec un grand oiseau blanc. En bas, la maison de
  mon enfance brûle, mais je n'ai pas peur. Je cherche une clé.`,
  `A city under water. Whales swim between the towers while the bells ring. I can breathe, and I
  wonder why nobody told us before.`,
].map((text) => text.replace(/\s+/g, ' '));

export function scenesOfDreams(): Scene[] {
  return dreamTexts.map((text) => brushSceneOf(analyse(text, { of: 'content' })));
}
