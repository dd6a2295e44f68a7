import type { Change, Character, DreamAnalysis } from '@reverie/oneirology/schema';

const mates = 'unnamed-us';

/** `There were five of us`: four do beside the dreamer what the dreamer does, whoever they are. */
export function withAllOfUs(analysis: DreamAnalysis): DreamAnalysis {
  const { changes = [], deeds = [], characters } = analysis;
  const told = changes.find(({ of, change }) => of === 'dreamer' && change === 'counted');
  const rest = changes.filter((one) => one !== told);
  // Ten of oneself are nobody else.
  const isSelves = changes.some(({ of, change }) => of === 'dreamer' && change === 'many');
  if (told?.count === undefined || isSelves) return analysis;
  // Who is named is one of them.
  const known = characters.filter(({ identity }) => identity !== 'animal').length;
  const others = told.count - 1;
  if (known > 0) return { ...analysis, changes: rest };
  const { evidence } = told;
  const all: Character = {
    ...{ id: mates, label: 'others', number: 'group', gender: 'unknown' },
    ...{ identity: 'uncertain', age: 'adult', p: 0.5, shown: true, evidence },
  };
  const count: Change =
    others > 2
      ? { of: mates, change: 'counted', count: others, evidence }
      : { of: mates, change: 'two', evidence };
  const beside = { relation: 'with', what: mates } as const;
  const along = deeds.map((deed) =>
    deed.who === 'dreamer' && deed.act !== 'look'
      ? { ...deed, where: [...deed.where, beside] }
      : deed,
  );
  const isAlong = along.some(({ where }) => where.includes(beside));
  return {
    ...analysis,
    characters: [...characters, all],
    changes: [...rest, count],
    deeds: isAlong ? along : [...along, { who: mates, act: 'stand', where: [], evidence }],
  };
}
