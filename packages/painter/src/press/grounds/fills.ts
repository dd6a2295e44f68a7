import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { canHold } from '#press/compose/vessels/containers.ts';
import { fall, type Layer, type Role } from '#press/drawing.ts';
import type { OverlayOptions } from '#press/grounds/overlays.ts';
import { circle, join, type Path } from '#press/path.ts';
import type { FillName } from '#press/scene.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { below, hills, lens, lineAlong, wave } from '#press/stages/kit/shapes.ts';
import type { StageName } from '#press/stages.ts';

/** How each looks: whose colour it takes, how light it is, and whether it lies in heaps. */
export const fillLooks: Readonly<
  Record<FillName, { readonly role: Role; readonly tone: number; readonly isHeaped: boolean }>
> = {
  sand: { role: 'told.yellow', tone: 0.35, isHeaped: true },
  snow: { role: 'white', tone: 0.06, isHeaped: true },
  salt: { role: 'white', tone: 0.12, isHeaped: true },
  ash: { role: 'stone', tone: 0.5, isHeaped: true },
  milk: { role: 'white', tone: 0.04, isHeaped: false },
  blood: { role: 'told.red', tone: 0.6, isHeaped: false },
  honey: { role: 'told.orange', tone: 0.35, isHeaped: false },
  coffee: { role: 'told.brown', tone: 0.7, isHeaped: false },
  oil: { role: 'night', tone: 0.8, isHeaped: false },
  lava: { role: 'told.orange', tone: 0.2, isHeaped: false },
  jelly: { role: 'told.green', tone: 0.25, isHeaped: false },
  mud: { role: 'told.brown', tone: 0.75, isHeaped: false },
  wine: { role: 'told.red', tone: 0.85, isHeaped: false },
};

export const waters: ReadonlySet<StageName> = new Set(['sea', 'lake', 'river', 'pool'] as const);

export function isFill(id: string): id is FillName {
  return Object.hasOwn(fillLooks, id);
}

/** `The bedroom was full of sand`, « du lait coulait dans la cuisine »: what stands in the place. */
export function fillOf({ deeds = [] }: DreamAnalysis, stage: StageName): FillName | undefined {
  // Where one swims it is what one swims in: a ground of its own.
  if (waters.has(stage)) return undefined;
  // « Le sang coulait des murs et montait jusqu'au plafond »: it rises, wherever it is.
  const rising = deeds.find(({ who, act }) => isFill(who) && (act === 'climb' || act === 'float'));
  if (rising !== undefined && isFill(rising.who)) return rising.who;
  return deeds
    .filter(
      ({ act, where }) =>
        act !== 'fall' &&
        where.some(
          ({ relation, what }) =>
            /^(?:in|through|from)$/.test(relation) &&
            !canHold(what) &&
            (stageOfConcept(what) === stage ||
              /^(?:window|door|ceiling|wall|tap|house|room)$/.test(what)),
        ),
    )
    .map(({ who }) => who)
    .find(isFill);
}

/** Whatever fills the place, up to the knees: dunes that rise to the walls, or a level liquid. */
export function filling(name: FillName, { width, height, random }: OverlayOptions): Layer[] {
  const { role, tone, isHeaped } = fillLooks[name];
  const level = height * 0.8;
  const [length, phase] = [width * random.between(0.3, 0.45), random.next()];
  const slow = hills(random, level, height * 0.02, width * 0.7);
  const surface = (x: number) => {
    if (!isHeaped) return level + 5 * wave(x, length * 0.4, phase);
    // Higher where it leans on a wall.
    const side = Math.abs(x - width / 2) / (width / 2);
    return slow(x) + 8 * wave(x, length, phase) - side * side * side * height * 0.16;
  };
  const marks: Path[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, share] = [width * random.next(), random.next()];
    const y = surface(x) + 12 + share * (height - level) * 0.95;
    if (y > height) continue;
    marks.push(
      isHeaped ? circle(x, y, random.between(1.6, 3.6)) : lens(x, y, random.between(40, 110), 4),
    );
  }
  return [
    {
      id: 'fill',
      role,
      path: below(surface, width, height + 20, 20),
      tone: fall(level - height * 0.1, height, tone, Math.min(1, tone + 0.3)),
    },
    {
      id: 'fill.marks',
      role: isHeaped ? 'shadow' : 'foam',
      path: join(...marks),
      tone: 0.3,
      alpha: isHeaped ? 0.3 : 0.45,
    },
    {
      id: 'fill.edge',
      role: 'white',
      path: lineAlong(surface, -20, width + 40, 5, 16),
      tone: 0.1,
      alpha: 0.8,
    },
  ];
}
