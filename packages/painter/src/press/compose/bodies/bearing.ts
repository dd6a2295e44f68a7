import type { Mood } from '#press/figure/pose.ts';
import {
  type ActName,
  type ChangeName,
  isLight,
  type PrintScene,
  type ShownDeed,
} from '#press/scene.ts';

/** What is borne by whoever it is done to. */
const threats = new Set<ActName>(['chase', 'bite', 'kill', 'shoot', 'fight']);

/** How a face is where its act tells. */
const faces: Partial<Record<ActName, Mood>> = {
  fall: 'afraid',
  drown: 'afraid',
  hide: 'afraid',
  bleed: 'afraid',
  cry: 'weep',
  laugh: 'laugh',
  sing: 'glad',
  dance: 'glad',
};

/** What is felt whatever else is in the dream: who sings with joy sings all the same. */
const open = new Set<ActName>(['sing', 'shout', 'speak']);

/** The face of somebody: of what they do or undergo; else of the dream, where one feeling is most of it. */
export function bearingOf(scene: PrintScene, place: number, act: ActName | null): Mood | undefined {
  const { deeds, moods } = scene;
  const isThreatened = deeds.some(({ act: done, whom }) => whom === place && threats.has(done));
  const isFleeing = act === 'run' && deeds.some((deed) => isFlight(deed, place));
  const undergone = scene.actors[place]?.changes.some((change) => terrible.has(change)) === true;
  if (isThreatened || isFleeing || (undergone && act === null)) return 'afraid';
  if (act !== null && open.has(act)) return undefined;
  const one = scene.actors[place];
  if (one?.kind === 'person' && one.changes.includes('naked')) return 'sad';
  const own = act === null ? undefined : faces[act];
  if (own !== undefined) return own;
  // Nobody looks on calmly where all is on fire.
  if (own === undefined && (act === null || looking.has(act)) && isDisaster(scene)) return 'afraid';
  // Who does harm feels what they do.
  if (isThreat(scene, place)) return undefined;
  const fear = moods.dread + moods.unease;
  if (fear >= most) return act === 'run' || moods.dread >= most ? 'afraid' : 'sad';
  if (moods.sorrow >= most) return 'sad';
  return moods.joy >= most ? 'glad' : undefined;
}

/** What nobody undergoes with a calm face. */
const terrible = new Set<ChangeName>(['burning', 'falling', 'melting']);
const looking = new Set<ActName>(['stand', 'look', 'walk', 'wait', 'point', 'reach']);

/** Whether the place is destroyed, or somebody or something large in it burns. */
function isDisaster({ placeChanges, actors }: PrintScene): boolean {
  const isOnFire = actors.some((one) => one.changes.includes('burning') && !isLight(one));
  return isOnFire || placeChanges.some((change) => change === 'burning' || change === 'broken');
}

const most = 0.5;

/** Whether somebody does harm to another. */
export function isThreat({ deeds }: PrintScene, place: number): boolean {
  return deeds.some(({ act, who }) => who === place && threats.has(act));
}

function isFlight({ who, relation }: ShownDeed, place: number): boolean {
  return who === place && relation?.name === 'from';
}
