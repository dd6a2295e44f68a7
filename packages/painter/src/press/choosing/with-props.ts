import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { pieceFor } from '#press/pieces/registry.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** What only a picture needs to know of stands beside the symbols; a sofa is no chair as well, a gate no door. */
export function withProps(analysis: DreamAnalysis): DreamAnalysis {
  const { symbols, props = [] } = analysis;
  // Whose reflection does something stands before a glass; in water there is none.
  const isInWater = symbols.some(({ category }) => category === 'water');
  const words = props
    .filter(({ id }) => !id.startsWith('at-') && (id !== 'reflection' || isInWater))
    .flatMap(({ evidence }) => evidence);
  // « Il neige des pages »: there is no snow.
  const rains = (analysis.changes ?? [])
    .filter(({ change }) => change === 'falling')
    .flatMap(({ evidence }) => evidence);
  const isRain = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    /^(?:snow|rain)$/.test(id) &&
    evidence.every((own) => rains.some(({ start, end }) => start <= own.start && own.end <= end));
  // « Une meute de chiens » has no wolf.
  const isPack = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    id === 'wolf' &&
    symbols.some((one) => one.id === 'dog') &&
    evidence.every(({ text }) => /^meutes?$/i.test(text));
  const isProp = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    pieceFor(id) !== null &&
    (stageOfConcept(id) === undefined || /^(?:door|bed|toilet|tower|car|balloon)$/.test(id)) &&
    evidence.every((own) => words.some(({ start, end }) => start <= own.start && own.end <= end));
  // A dress for a wedding is no wedding.
  const dresses = props.filter(({ id }) => id === 'wedding-dress').flatMap((one) => one.evidence);
  const isOfDress = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    /^(?:wedding|dress)$/.test(id) &&
    evidence.every((own) => dresses.some(({ start, end }) => start <= own.start && own.end <= end));
  // `Under sheets`, `hanging out the sheets`: linen is no bed.
  const isLainIn = (analysis.deeds ?? []).some(({ where }) =>
    where.some(({ what }) => what === 'bed'),
  );
  const isLinen = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    id === 'bed' && !isLainIn && evidence.every(({ text }) => /^(?:draps|sheets)$/i.test(text));
  // `Swam through the air`: there is no water.
  const flights = (analysis.deeds ?? [])
    .filter(({ act }) => act === 'fly')
    .flatMap(({ evidence }) => evidence);
  const isFlown = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    id === 'swimming' &&
    evidence.every((own) => flights.some(({ start, end }) => own.start < end && start < own.end));
  // « Sur le quai, j'attendais un train »: no ship lands there.
  const hasTrain = symbols.some(({ id }) => /^(?:train|metro|station)$/.test(id));
  const isOfTrain = ({ id, evidence }: DreamAnalysis['symbols'][number]) =>
    id === 'harbour' && hasTrain && evidence.every(({ text }) => /^quais?$/i.test(text));
  // `My vegetable garden`: of a place that is told by what grows there, the place counts.
  const isOfPlace = (one: DreamAnalysis['symbols'][number]) =>
    stageOfConcept(one.id) === undefined &&
    /^(?:food|plants)$/.test(one.category) &&
    one.evidence.every(({ end }) =>
      symbols.some(
        ({ id, evidence }) =>
          stageOfConcept(id) !== undefined && evidence.some(({ start }) => start === end + 1),
      ),
    );
  // A table that is laid has its chairs, its candles and its meal.
  const isLaid = props.some(({ id }) => id === 'laid-table');
  const isOfTable = ({ id }: DreamAnalysis['symbols'][number]) =>
    isLaid && /^(?:table|chair|candle|feast|plate)$/.test(id);
  return {
    ...analysis,
    symbols: [
      ...symbols.filter(
        (one) =>
          !isProp(one) &&
          !isRain(one) &&
          !isPack(one) &&
          !isOfTable(one) &&
          !isOfDress(one) &&
          !isFlown(one) &&
          !isLinen(one) &&
          !isOfPlace(one) &&
          !isOfTrain(one),
      ),
      ...props.filter((one) => !isOfTable(one)),
      ...platesOf(analysis),
    ],
  };
}

export function isDishes({ text }: { readonly text: string }): boolean {
  return /vaisselle|dishes|washing.up/i.test(text);
}

/** The plates of « la vaisselle », where none is named. */
function platesOf(analysis: DreamAnalysis): DreamAnalysis['symbols'] {
  const washing = (analysis.deeds ?? []).find(
    ({ act, evidence }) => act === 'wash' && evidence.some(isDishes),
  );
  const isNamed = [...analysis.symbols, ...(analysis.props ?? [])].some(({ id }) => id === 'plate');
  if (washing === undefined || isNamed) return [];
  const label = { fr: 'assiette', en: 'plate' };
  const { evidence } = washing;
  return [{ id: 'plate', category: 'props', label, count: 1, p: 0.9, shown: true, evidence }];
}
