import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';

/** What is a kind of something that people are aboard, sit on or climb, and is drawn with a place for them. */
const kindsOf = {
  boat: { category: 'travel', fr: 'bateau', en: 'boat', of: 'canoe sailing-boat raft speedboat' },
  ship: { category: 'travel', fr: 'navire', en: 'ship', of: 'ferry ocean-liner submarine' },
  car: { category: 'travel', fr: 'voiture', en: 'car', of: 'jeep racing-car taxi police-car' },
  truck: {
    ...{ category: 'travel', fr: 'camion', en: 'truck' },
    of: 'pickup lorry delivery-van minibus fire-engine ambulance tow-truck',
  },
  motorcycle: { category: 'travel', fr: 'moto', en: 'motorcycle', of: 'moped' },
  plane: { category: 'travel', fr: 'avion', en: 'plane', of: 'light-aircraft' },
  train: { category: 'travel', fr: 'train', en: 'train', of: 'locomotive bullet-train' },
  chair: { category: 'home', fr: 'chaise', en: 'chair', of: 'armchair stool rocking-chair' },
  bed: { category: 'home', fr: 'lit', en: 'bed', of: 'bunk-bed' },
  tree: { category: 'plants', fr: 'arbre', en: 'tree', of: 'fir-tree palm-tree' },
} as const;

const kinds = new Map(
  Object.entries(kindsOf).flatMap(([id, { category, fr, en, of }]) =>
    of.split(' ').map((one) => [one, { id, category, label: { fr, en } }] as const),
  ),
);

type Symbols = DreamAnalysis['symbols'];

/**
 * A canoe is a boat. Whoever rows in one is seen in a boat, which has a place for them; where it only
 * lies there, it is a canoe, and no boat lies beside it.
 */
export function withKinds({
  symbols,
  props = [],
  deeds = [],
  ...rest
}: DreamAnalysis): DreamAnalysis {
  const used = new Map(
    props.flatMap(({ id }) => {
      const kind = kinds.get(id);
      return kind !== undefined && deeds.some((deed) => isUsed(deed, id)) ? [[id, kind.id]] : [];
    }),
  );
  const name = (id: string) => used.get(id) ?? id;
  const covers = (one: Symbols[number], id: string) =>
    kinds.get(one.id)?.id === id && !used.has(one.id) ? one.evidence : [];
  const isOnlyKind = ({ id, evidence }: Symbols[number]) => {
    const words = props.flatMap((one) => covers(one, id));
    return (
      words.length > 0 &&
      evidence.every((own) => words.some(({ start, end }) => start <= own.start && own.end <= end))
    );
  };
  const told = symbols.filter((one) => !isOnlyKind(one));
  const added = props.flatMap((one): Symbols => {
    const kind = used.has(one.id) ? kinds.get(one.id) : undefined;
    const isKnown = kind === undefined || told.some(({ id }) => id === kind.id);
    return isKnown ? [] : [{ ...one, ...kind }];
  });
  return {
    ...rest,
    symbols: [...told, ...added],
    props: props.filter(({ id }) => !used.has(id)),
    deeds: deeds.map((deed) => ({
      ...deed,
      who: name(deed.who),
      ...(deed.whom !== undefined && { whom: name(deed.whom) }),
      where: deed.where.map((one) => ({ ...one, what: name(one.what) })),
    })),
  };
}

function isUsed({ act, whom, where }: Deed, id: string): boolean {
  const isRidden = whom === id && /^(?:ride|drive|climb|sit|enter|leave)$/.test(act);
  return (
    isRidden ||
    where.some(({ relation, what }) => what === id && /^(?:in|on|from|under)$/.test(relation))
  );
}
