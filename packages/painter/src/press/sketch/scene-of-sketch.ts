import type { Sketch, SketchedFigure } from '@reverie/oneirology/schema';
import { withTeethLost } from '#press/choosing/as-shown.ts';
import { beastHeads } from '#press/figure/beast-heads.ts';
import { isPrintScene } from '#press/keeping/stored.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { roles } from '#press/roles.ts';
import { type PrintScene, printSceneVersion, type ShownDeed, type WornName } from '#press/scene.ts';
import { settingOfStage, stageOfConcept } from '#press/stage-of.ts';

/**
 * The scene of a sketch: what a model that has read the dream would have printed. Moods, and the hour
 * and the weather that it leaves open, are those of the scene the engine read. Null where nothing of
 * it has a shape.
 */
export function sceneOfSketch(sketch: Sketch, read: PrintScene): PrintScene | null {
  const { placeChanges, filled, ground, time, weather } = sketch;
  const figures = sketch.figures.filter(isDrawable);
  const deeds = deedsOf(sketch, new Map(figures.map(({ id }, n) => [id, n])));
  const where = placeOf(sketch.place);
  const isThere = where.setting === read.setting;
  const scene = {
    version: printSceneVersion,
    chosenBy: sketch.by,
    ...where,
    placeChanges,
    ...(filled !== undefined && { filled }),
    ...(ground && { ground }),
    time: time ?? read.time,
    weather: weather ?? (isThere ? read.weather : 'clear'),
    moods: read.moods,
    actors: figures.map(actorOf),
    deeds,
    ...(deeds.length === 0 && { hero: 0 }),
  };
  // A sketch is kept for years: what the press has learned to print otherwise since is not in it.
  return figures.length > 0 && isPrintScene(scene) ? withTeethLost(scene) : null;
}

function placeOf(place: string): Pick<PrintScene, 'setting' | 'place'> {
  const stage = stageOfConcept(place);
  return stage === undefined ? { setting: 'abstract' } : { setting: settingOfStage[stage], place };
}

/**
 * What those do who have a shape, to whom has one. Who only stands there is seen without being told
 * so, and of two who argue with each other it is told once.
 */
function deedsOf(sketch: Sketch, at: ReadonlyMap<string, number>): ShownDeed[] {
  return allDeeds(sketch, at).filter(({ who, act, whom, relation }, n, all) => {
    const isOnlyThere = act === 'stand' && whom === undefined && relation === undefined;
    const isMutual = all.some(
      (one, m) => m < n && one.act === act && one.who === whom && one.whom === who,
    );
    return !isOnlyThere && !isMutual;
  });
}

function allDeeds({ deeds }: Sketch, at: ReadonlyMap<string, number>): ShownDeed[] {
  return deeds.flatMap(({ act, verb, relation, at: part, ...deed }): ShownDeed[] => {
    const who = at.get(deed.who);
    const whom = deed.whom === undefined ? undefined : at.get(deed.whom);
    if (who === undefined || (deed.whom !== undefined && whom === undefined)) return [];
    const to = deed.to === 'place' ? 'place' : at.get(deed.to ?? '');
    const isSomewhere = relation !== undefined && to !== undefined && to !== who;
    return [
      {
        ...{ who, act },
        ...(verb && { verb }),
        ...(whom !== undefined && { whom }),
        ...(isSomewhere && { relation: { name: relation, to, ...(part && { at: part }) } }),
      },
    ];
  });
}

function isPerson({ what }: SketchedFigure): boolean {
  return what === 'dreamer' || what === 'person' || roles.has(what);
}

function isDrawable(figure: SketchedFigure): boolean {
  return isPerson(figure) || pieceFor(figure.what) !== null;
}

/** What clothes a beast has on, where it is told as something on its body. */
const garments: Readonly<Record<string, WornName>> = {
  ...{ bathrobe: 'robe', kimono: 'robe', coat: 'coat', jacket: 'coat', 'lab-coat': 'coat' },
  ...{ dress: 'dress', skirt: 'dress', 'wedding-dress': 'gown', suit: 'suit', necktie: 'suit' },
  ...{ 'bow-tie': 'suit', pyjamas: 'pyjamas', uniform: 'uniform', swimsuit: 'swimsuit' },
};

const garmentOn = (on: SketchedFigure['on']): WornName | undefined =>
  on.map(({ id }) => garments[id]).find((name) => name !== undefined);

/** An actor, as far as its words are the press's own. */
function actorOf(figure: SketchedFigure): object {
  const {
    what,
    label,
    number: count,
    isCounted,
    changes,
    has: borrowed,
    madeOf,
    on,
    instead,
  } = figure;
  const shared = {
    count,
    ...(isCounted && count > 1 && { isCounted }),
    changes,
    ...(borrowed.length > 0 && { borrowed }),
  };
  if (!isPerson(figure)) {
    const named = label ?? { fr: what, en: what };
    const dress = beastHeads.has(what) ? (figure.wears ?? garmentOn(on)) : undefined;
    return {
      kind: 'thing',
      id: what,
      label: named,
      ...shared,
      ...(madeOf && { matter: madeOf }),
      ...(dress && { wears: dress }),
    };
  }
  const { gender, age, wears, head } = figure;
  return {
    kind: 'person',
    who: what === 'dreamer' ? 'dreamer' : 'other',
    gender,
    age,
    ...shared,
    ...(roles.has(what) && { role: what }),
    ...(wears !== undefined && { wears }),
    ...(head !== undefined && { head }),
    ...(instead.length > 0 && { replaced: instead }),
    ...(on.length > 0 && { joined: on.map((one) => ({ ...one, count: 1, changes: [] })) }),
  };
}
