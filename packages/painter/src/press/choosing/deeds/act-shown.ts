import type { Deed } from '@reverie/oneirology/schema';
import { isByTool, isVessel, onSofa, sofas } from '#press/choosing/castable.ts';
import { type AnyDeed, isInDespair } from '#press/choosing/deeds/shown-deeds.ts';
import type { Casting } from '#press/choosing/people/roster.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { canSwim, isOfHouse } from '#press/pieces/bestiary.ts';
import type { ShownDeed } from '#press/scene.ts';

/** To whom or what a deed is done, as the picture has it. */
export interface Done {
  /** Whom the dream names; null where it is nobody, or nobody that can be shown. */
  readonly told: number | null;
  readonly whom: number | null;
  /** The part of the place it is done to. */
  readonly part: ShownDeed['relation'] | undefined;
  /** Who irons the sea is seen to, though the sea is all around. */
  readonly isAtPlace: boolean;
  /** Hands are busy with what has no shape here. */
  readonly isBusyAlone: boolean;
}

/** The act that is seen, and its verb where that one is told. */
export function actShown(
  casting: Casting,
  deed: AnyDeed,
  { who, whom }: { readonly who: number; readonly whom: number | null },
  { isAtPlace, isBusyAlone }: Done,
  to: ShownDeed['relation'] | undefined,
): Pick<ShownDeed, 'act' | 'verb'> {
  const { stage, roster } = casting;
  const { actors } = roster;
  const isWithPerson = whom !== null && actors[whom]?.kind === 'person';
  // Whom a surgeon cuts keeps their hair.
  const isSurgery = deed.act === 'cut' && stage === 'hospital';
  const ofPart =
    isWithPerson && !isSurgery ? doneToParts.find(({ isSo }) => isSo(deed)) : undefined;
  if (ofPart !== undefined) return { act: 'touch', verb: ofPart.verb };
  if (isInDespair(deed)) return { act: 'cry' };
  if (deed.act === 'stand' && isAfloat(casting, deed)) return { act: 'swim' };
  // « Je courais derrière le train », on its platform: whatever has no shape of its own is run after.
  if (deed.act === 'chase' && whom === null) return { act: 'run' };
  const on = typeof to?.to === 'number' ? actors[to.to] : undefined;
  const isOnSeat = to?.name === 'on' && on?.kind === 'thing' && sofas.has(on.id);
  const isStanding = deed.act === 'stand' && whom === null && actors[who]?.kind === 'person';
  // `Sailing in a bathtub`: it is that which floats.
  const isSailing =
    deed.act === 'float' && actors[who]?.kind === 'person' && isVessel(actors, to?.to);
  const isSeated =
    isSailing ||
    (isStanding && to?.at !== 'roof' && (stage === 'car' || isVessel(actors, to?.to))) ||
    (isOnSeat && onSofa.has(deed.act));
  // A wolf that lies in a cradle is in it.
  const inside = typeof to?.to === 'number' ? actors[to.to] : undefined;
  const isInVessel =
    deed.act === 'lie' &&
    to?.name === 'in' &&
    actors[who]?.kind === 'thing' &&
    inside?.kind === 'thing' &&
    canHold(inside.id);
  if (isInVessel) return { act: 'stand' };
  // A cat is not dragged out of a fire.
  const saved = whom === null ? undefined : actors[whom];
  const isSmall = saved?.kind === 'thing' && isOfHouse(saved.id);
  if (isSmall && /^(?:saves|rescues)$/.test(deed.verb?.en.one ?? '')) return { act: 'carry' };
  // Whom one holds and cannot carry is in one's arms.
  if (isWithPerson && deed.act === 'hold' && isInArms(actors, { who, whom }))
    return { act: 'embrace', verb: holds };
  const act = isSeated ? 'sit' : isBusyAlone && !isByTool(deed) ? 'tend' : deed.act;
  // What is shown as another act is told as that one.
  const isTold = act === deed.act && (!isBusyAlone || isAtPlace || isByTool(deed));
  if (!isTold || deed.verb === undefined) return { act };
  // `I read my daughter a story`: one reads to her.
  return { act, verb: deed.act === 'read' && isWithPerson ? readTo(deed.verb) : deed.verb };
}

const holds = {
  fr: { one: 'serre dans ses bras', many: 'serrent dans leurs bras', joint: '' },
  en: { one: 'holds', many: 'hold', joint: '' },
} as const;

function isInArms(
  actors: Casting['roster']['actors'],
  { who, whom }: { readonly who: number; readonly whom: number },
): boolean {
  const isGrown = (place: number) => {
    const one = actors[place];
    return (
      one?.kind === 'person' &&
      one.count === 1 &&
      (one.age === 'adult' || one.age === 'old') &&
      !one.changes.some((change) => change === 'tiny' || change === 'giant')
    );
  };
  return isGrown(who) && isGrown(whom);
}

/** « Il y avait des crocodiles » in a river: they swim there. */
function isAfloat({ stage }: Casting, { who }: AnyDeed): boolean {
  return canSwim(who) && watery.has(stage);
}

const watery = new Set<Casting['stage']>(['sea', 'lake', 'river', 'underwater']);

interface DoneToPart {
  readonly isSo: (deed: AnyDeed) => boolean;
  readonly verb: NonNullable<Deed['verb']>;
}

/** What is done to a part of somebody: they are touched, and it is told of that part. */
const doneToParts: readonly DoneToPart[] = [
  {
    isSo: ({ act }) => act === 'cut',
    verb: {
      fr: { one: 'coupe les cheveux', many: 'coupent les cheveux', joint: 'de' },
      en: { one: 'cuts the hair', many: 'cut the hair', joint: 'of' },
    },
  },
  {
    isSo: ({ verb }) => verb?.en.one === 'braids',
    verb: {
      fr: { one: 'tresse les cheveux', many: 'tressent les cheveux', joint: 'de' },
      en: { one: 'braids the hair', many: 'braid the hair', joint: 'of' },
    },
  },
  {
    isSo: ({ act, whom }) => act === 'pull' && whom === 'teeth',
    verb: {
      fr: { one: 'arrache les dents', many: 'arrachent les dents', joint: 'de' },
      en: { one: 'pulls the teeth', many: 'pull the teeth', joint: 'of' },
    },
  },
];

function readTo({ fr, en }: NonNullable<Deed['verb']>): NonNullable<Deed['verb']> {
  return { fr: { ...fr, joint: 'à' }, en: { ...en, joint: 'to' } };
}
