import { isThreat } from '#press/compose/bodies/bearing.ts';
import type { Role } from '#press/drawing.ts';
import type { PrintScene } from '#press/scene.ts';

/** What all others wear: the quiet inks first, so that one colour is heard in a print. */
const quiet: readonly Role[] = ['white', 'night', 'accent3', 'accent2'];

/**
 * The ink of somebody's clothes, where the dream tells none: the loudest for whom the picture is of,
 * the darkest for who does harm. `nth` tells those of one crowd apart, the first of them is 0.
 */
export function garmentOf(scene: PrintScene, place: number, nth = 0): Role {
  const lead = leadOf(scene);
  if (place === lead && nth === 0) return 'accent';
  if (isThreat(scene, place)) return 'night';
  // On somebody's lap or in their arms one wears neither their shirt nor the white of their trousers.
  if (isBorne(scene, place)) return 'accent2';
  const after = place > lead ? place - 1 : place;
  return quiet[(after + nth) % quiet.length] ?? 'white';
}

const bearing = new Set(['hold', 'carry', 'comfort', 'embrace', 'tend', 'birth']);

/** Whether somebody small is on another person, or in their arms. */
function isBorne({ actors, deeds }: PrintScene, place: number): boolean {
  const one = actors[place];
  if (one?.kind !== 'person' || (one.age !== 'child' && one.age !== 'baby')) return false;
  return deeds.some(({ who, act, whom, relation }) => {
    const isHeld = whom === place && who !== place && bearing.has(act);
    const to = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
    const isOn = who === place && relation?.name === 'on' && to?.kind === 'person';
    return isHeld || isOn;
  });
}

/** The dreamer, where one is shown; else whose deed the picture is of. */
function leadOf({ actors, hero, deeds }: PrintScene): number {
  const dreamer = actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  if (dreamer >= 0) return dreamer;
  const doer = hero ?? deeds[0]?.who ?? 0;
  return actors[doer]?.kind === 'person' ? doer : actors.findIndex(({ kind }) => kind === 'person');
}
