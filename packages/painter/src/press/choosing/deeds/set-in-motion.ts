import type { Change, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import { vehicles } from '#press/choosing/castable.ts';
import { pieceFor } from '#press/pieces/registry.ts';

/** Letters from `raining` to what it rains: a space, « des ». */
const near = 5;
const falling = /rain|snow|hail|pleu|pluv|plu$|neig|grêl/i;

/** `It rained frogs`, « il neigeait des plumes »: what is named falls all around, and no rain does. */
function withRained(analysis: DreamAnalysis): DreamAnalysis {
  const { symbols, props = [], characters, changes = [] } = analysis;
  const rain = symbols.find(
    ({ id, evidence }) =>
      (id === 'rain' || id === 'snow') && evidence.some(({ text }) => falling.test(text)),
  );
  const verb = rain?.evidence.find(({ text }) => falling.test(text));
  if (!rain || !verb) return analysis;
  const fallen = [...symbols, ...props].find(
    ({ id, evidence }) =>
      id !== rain.id &&
      pieceFor(id) !== null &&
      evidence.some(({ start }) => start > verb.end - 1 && start - verb.end <= near),
  );
  if (!fallen) return analysis;
  const isIt = ({ start }: { readonly start: number }) =>
    fallen.evidence.some((own) => own.start === start);
  const beast = characters.find(({ evidence }) => evidence.some(isIt));
  const of = beast?.id ?? fallen.id;
  const { evidence } = fallen;
  const more: Change[] = [
    { of, change: 'falling', evidence },
    { of, change: 'many', evidence },
  ];
  return {
    ...analysis,
    symbols: symbols.filter(({ id }) => id !== rain.id),
    changes: [...changes.filter((one) => one.of !== of || one.change !== 'falling'), ...more],
  };
}

/** « Les meubles dansaient »: furniture that does anything is chairs that do. */
function withFurniture(analysis: DreamAnalysis): DreamAnalysis {
  const { props = [], deeds = [], changes = [] } = analysis;
  const told = props.find(({ id }) => id === 'furniture');
  if (!told || !deeds.some(({ who }) => who === 'furniture')) return analysis;
  if ([...props, ...analysis.symbols].some(({ id }) => id === 'chair')) return analysis;
  const { evidence } = told;
  const label = { fr: 'chaise', en: 'chair' };
  return {
    ...analysis,
    props: props.map((one) => (one === told ? { ...one, id: 'chair', label } : one)),
    deeds: deeds.map((deed) => (deed.who === 'furniture' ? { ...deed, who: 'chair' } : deed)),
    changes: [...changes, { of: 'chair', change: 'counted', count: 4, evidence }],
  };
}

/** What whoever is in it drives, where the dream tells no driver: of a bus or a train one is a passenger. */
const cars = new Set('car truck taxi jeep pickup'.split(' '));

/** `I was in a car going down a steep hill`: who is in it goes there in it, and on no foot of theirs. */
function withDriver(analysis: DreamAnalysis): DreamAnalysis {
  const { deeds = [] } = analysis;
  const boarded = deeds.find(
    ({ who, act, where }) =>
      who === 'dreamer' &&
      (act === 'stand' || act === 'sit') &&
      where.some(({ relation, what }) => relation === 'in' && cars.has(what)),
  );
  const car = boarded?.where.find(({ what }) => cars.has(what))?.what;
  if (car === undefined || deeds.some(({ act }) => act === 'drive')) return analysis;
  const going = deeds.find(({ who, act }) => who === 'dreamer' && act === 'walk');
  if (going === undefined) return analysis;
  const { verb: _verb, ...plain } = going;
  return {
    ...analysis,
    deeds: deeds.map((deed) => (deed === going ? { ...plain, act: 'drive', whom: car } : deed)),
  };
}

/**
 * `I was driving and we went off a cliff`, `I was on a plane that crashed`: who is in a vehicle falls with
 * it, sitting in it still.
 */
function withFallenCar(analysis: DreamAnalysis): DreamAnalysis {
  const { deeds = [] } = analysis;
  const boarded = deeds.find((deed) => deed.who === 'dreamer' && vehicleOf(deed) !== undefined);
  const vehicle = boarded && vehicleOf(boarded);
  if (boarded === undefined || vehicle === undefined) return analysis;
  // What they do next, and out of nothing that they are in.
  const fall = deeds
    .slice(deeds.indexOf(boarded) + 1)
    .find(({ who }) => who === 'dreamer' || who === vehicle);
  const isOut =
    fall?.who === 'dreamer' && [fall.whom, ...fall.where.map(({ what }) => what)].includes(vehicle);
  if (fall?.act !== 'fall' || isOut) return analysis;
  const { verb: _verb, whom: _whom, ...plain } = boarded;
  const others = boarded.where.filter(({ what }) => what !== vehicle);
  const relation = vehicle === 'motorcycle' ? 'on' : 'in';
  const where: Deed['where'] = [...others, { relation, what: vehicle }];
  return {
    ...analysis,
    deeds: deeds.map((deed) => {
      if (deed === boarded) return { ...plain, act: 'sit', where };
      return deed === fall ? { ...deed, who: vehicle } : deed;
    }),
  };
}

/** What somebody drives, or is in as it goes. */
function vehicleOf({ act, whom, where }: Deed): string | undefined {
  if (act === 'drive') return vehicles.has(whom ?? '') ? whom : undefined;
  if (act !== 'stand' && act !== 'sit') return undefined;
  return where.find(({ relation, what }) => /^(?:in|on)$/.test(relation) && vehicles.has(what))
    ?.what;
}

export function setInMotion(analysis: DreamAnalysis): DreamAnalysis {
  return withFallenCar(withDriver(withFurniture(withRained(analysis))));
}
