import type { Character, Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Actor, PrintScene } from '#press/scene.ts';

export const otherSelf = 'other-self';

/** What one's body does while one is out of it. */
const lifeless = new Set<Deed['act']>(['sleep', 'lie', 'stand', 'sit', 'find']);
const aloft = new Set<Deed['act']>(['float', 'fly', 'climb', 'emerge', 'leave']);

/** « Je flottais au-dessus de mon lit et je voyais mon corps endormi »: the body below is another. */
function withBodyBelow(told: DreamAnalysis): DreamAnalysis {
  const { symbols, deeds = [] } = told;
  const body = symbols.find(({ id }) => id === 'body');
  const isAbove = deeds.some(
    ({ who, act, whom, where }) =>
      who === 'dreamer' &&
      (aloft.has(act) ||
        // `I looked down at my own body`.
        (act === 'look' && (whom === 'body' || where.some(({ what }) => what === 'body')))),
  );
  if (body === undefined || !isAbove) return told;
  const isBodys = ({ who, act, evidence }: Deed) =>
    (who === 'dreamer' || who === 'body') &&
    lifeless.has(act) &&
    (who === 'body' ||
      evidence.some((own) =>
        body.evidence.some(({ end }) => own.start >= end - 30 && own.start <= end + 30),
      ));
  const below = deeds.find(isBodys);
  const isInBed = symbols.some(({ id }) => id === 'bed' || id === 'sleeping');
  const isOut = deeds.find(
    ({ who, act, whom, where }) =>
      who === 'dreamer' &&
      (act === 'emerge' || act === 'leave') &&
      (whom === 'body' || where.some(({ what }) => what === 'body')),
  );
  if (below === undefined && !isInBed && !isOut) return told;
  const act = below?.act === 'sit' ? 'sit' : 'sleep';
  const own: Deed = {
    ...{ who: otherSelf, act, evidence: [...(below?.evidence ?? body.evidence)] },
    where: isInBed ? [{ relation: 'in', what: 'bed' }] : [],
  };
  return {
    ...told,
    symbols: symbols.filter(({ id }) => id !== 'body' && id !== 'sleeping'),
    deeds: [...deeds.filter((one) => one !== below && one !== isOut && one.whom !== 'body'), own],
  };
}

/** `I saw myself sitting there`, « mon double m'attendait »: somebody who looks as the dreamer does. */
export function withOtherSelf(whole: DreamAnalysis): DreamAnalysis {
  const told = withBodyBelow(whole);
  const { symbols, deeds = [], characters } = told;
  const twin = symbols.find(({ id }) => id === 'twin');
  // My twin sister is a character, and does not look so by the dream alone.
  const isSister = characters.some(({ evidence }) =>
    evidence.some((own) =>
      // `My twin sister`, « ma sœur jumelle »: side by side.
      twin?.evidence.some(({ start, end }) => start <= own.end + 1 && own.start <= end + 1),
    ),
  );
  const isDouble = twin !== undefined && !isSister && twin.shown;
  const name = (id: string) => (isDouble && id === 'twin' ? otherSelf : id);
  const named = deeds.map((deed) => ({
    ...deed,
    who: name(deed.who),
    ...(deed.whom !== undefined && { whom: name(deed.whom) }),
    where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
  }));
  const evidence = named
    .filter(({ who, whom, where }) =>
      [who, whom, ...where.map(({ what }) => what)].includes(otherSelf),
    )
    .flatMap((deed) => deed.evidence);
  if (evidence.length === 0 && !isDouble) return told;
  const double: Character = {
    ...{ id: otherSelf, label: 'double', number: 'one', gender: 'unknown', identity: 'known' },
    ...{ age: 'adult', p: 0.9, shown: true, evidence: [...(twin?.evidence ?? []), ...evidence] },
  };
  // Two of oneself are the dreamer and one more.
  const changes = (told.changes ?? []).filter(
    ({ of, change }) => of !== otherSelf || change !== 'two',
  );
  return { ...told, deeds: named, changes, characters: [...characters, double] };
}

/** Whose looks somebody has: a double has the dreamer's, where the dreamer is there too. */
export function looksLike({ actors }: Pick<PrintScene, 'actors'>, place: number): number {
  const dreamer = actors.findIndex((one) => one.kind === 'person' && one.who === 'dreamer');
  return isDouble(actors[place]) && dreamer >= 0 ? dreamer : place;
}

/** Whether two of a scene look alike. */
export function hasDouble({ actors }: Pick<PrintScene, 'actors'>): boolean {
  return actors.some(isDouble);
}

function isDouble(actor: Actor | undefined): boolean {
  return actor?.kind === 'person' && actor.role === 'double';
}
