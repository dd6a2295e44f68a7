import type { FindingKind } from '@reverie/contract/analysis';
import { type EventValence, eventValences, findingKeys } from '@reverie/contract/findings.rules';
import type {
  Character,
  DreamAnalysis,
  DreamSymbol,
  Emotion,
  EmotionClass,
  Evidence,
  Interaction,
  Setting,
} from '@reverie/oneirology/schema';

/** What a finding says beside its words; each kind is put into words by the messages. */
type Said =
  | { kind: 'emotion'; class: EmotionClass; intensity: Emotion['intensity'] }
  | { kind: 'character'; character: Character }
  | { kind: 'interaction'; interaction: Interaction; between: readonly [string, string] }
  | { kind: 'setting'; setting: Setting; name: DreamSymbol['label'] | null }
  | { kind: 'event'; valence: EventValence; label: string }
  | { kind: 'symbol'; symbol: DreamSymbol }
  | { kind: 'sense'; sense: string; count: number }
  | { kind: 'bizarreness'; element: string }
  | { kind: 'lucidity' }
  | { kind: 'nightmare' };

/** One line of the column: something the text says, how sure that is, and the words it rests on. */
export type Finding = Said & {
  /** `emotion:anger`: its kind, and the key that answers are kept under. */
  id: string;
  key: string;
  /** Null where the engine gives none: words for a sense are simply there. */
  p: number | null;
  evidence: readonly Evidence[];
};

/** Words the dream holds only to deny them, and the feeling they deny, where it is one. */
export type Denied = {
  id: string;
  evidence: readonly Evidence[];
  emotion: EmotionClass | null;
};

/** Everything a page shows of an analysis, in the order of its sections, each thing once. */
export function findingsOf(analysis: DreamAnalysis): Finding[] {
  const all = everythingOf(analysis);
  const told = new Set(all.filter(({ kind }) => kind === 'character').flatMap(placesOf));
  const kinds = new Set(
    all.flatMap((each) =>
      each.kind === 'setting' && each.setting.kind ? [each.setting.kind] : [],
    ),
  );
  return all.filter((each) => {
    if (each.kind !== 'setting' && each.kind !== 'symbol') return true;
    // A whale that is somebody in the dream is no symbol beside; nor is the sea one happens at.
    if (each.kind === 'symbol' && kinds.has(each.symbol.id)) return false;
    return !placesOf(each).every((place) => told.has(place));
  });
}

/** The symbol that a finding is of: a place stands for the symbol of its name. */
export function symbolOf(finding: Finding): string | null {
  if (finding.kind === 'symbol') return finding.symbol.id;
  return finding.kind === 'setting' && finding.name ? (finding.setting.kind ?? null) : null;
}

function placesOf({ evidence }: Finding): string[] {
  return evidence.map(({ start, end }) => `${start}-${end}`);
}

function everythingOf(analysis: DreamAnalysis): Finding[] {
  return [
    ...emotionsOf(analysis),
    ...shownOf(analysis.characters, 'character', (character) => ({
      key: character.id,
      said: { kind: 'character', character },
    })),
    ...interactionsOf(analysis),
    ...shownOf(analysis.settings, 'setting', (setting) => ({
      key: findingKeys.setting(setting),
      said: { kind: 'setting', setting, name: symbolName(analysis, setting.kind) },
    })),
    ...eventValences.flatMap((valence) =>
      shownOf(analysis.events[valence], 'event', ({ label }) => ({
        key: findingKeys.event(valence, label),
        said: { kind: 'event', valence, label },
      })),
    ),
    ...shownOf([...analysis.symbols].sort(byCount), 'symbol', (symbol) => ({
      key: findingKeys.symbol(symbol.id),
      said: { kind: 'symbol', symbol },
    })),
    ...analysis.senses.map(({ sense, count, evidence }) =>
      finding(sense, { kind: 'sense', sense, count }, null, evidence),
    ),
    ...shownOf(analysis.bizarreness.elements, 'bizarreness', ({ kind }) => ({
      key: kind,
      said: { kind: 'bizarreness', element: kind },
    })),
    ...(['lucidity', 'nightmare'] as const).flatMap((kind) =>
      shownOf([analysis[kind]], kind, () => ({ key: kind, said: { kind } })),
    ),
  ];
}

type Shown = { p: number; shown: boolean; evidence: readonly Evidence[] };

function shownOf<T extends Shown>(
  items: readonly T[],
  kind: FindingKind,
  describe: (item: T) => { key: string; said: Said },
): Finding[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    if (!item.shown) return [];
    const { key, said } = describe(item);
    const id = `${kind}:${key}`;
    // Two readings of one key would answer for each other: the first, surer one stands.
    if (seen.has(id)) return [];
    seen.add(id);
    return [finding(key, said, item.p, item.evidence)];
  });
}

function finding(
  key: string,
  said: Said,
  p: number | null,
  evidence: readonly Evidence[],
): Finding {
  // "I am not afraid" speaks against fear: those words are set aside, the others bear the finding.
  const spoken = evidence.filter(({ negated }) => !negated);
  return { ...said, id: `${said.kind}:${key}`, key, p, evidence: spoken };
}

/** One line a class, no matter who feels it: its surest reading, and all its words. */
function emotionsOf({ emotions }: DreamAnalysis): Finding[] {
  const byClass = Map.groupBy(
    emotions.filter(({ shown }) => shown),
    (emotion) => emotion.class,
  );
  return [...byClass]
    .map(([name, readings]) =>
      finding(
        name,
        {
          kind: 'emotion',
          class: name,
          intensity: Math.max(...readings.map(({ intensity }) => intensity)),
        },
        Math.max(...readings.map(({ p }) => p)),
        readings.flatMap(({ evidence }) => evidence).sort((a, b) => a.start - b.start),
      ),
    )
    .sort((a, b) => (b.p ?? 0) - (a.p ?? 0));
}

function interactionsOf({ interactions, characters }: DreamAnalysis): Finding[] {
  const nameOf = (id: string) => characters.find((character) => character.id === id)?.label ?? id;
  return shownOf(interactions, 'interaction', (interaction) => ({
    key: findingKeys.interaction(interaction),
    said: {
      kind: 'interaction',
      interaction,
      between: [nameOf(interaction.initiator), nameOf(interaction.recipient)],
    },
  }));
}

function symbolName({ symbols }: DreamAnalysis, id: string | undefined) {
  return symbols.find((symbol) => symbol.id === id)?.label ?? null;
}

/** What the text names to say that it is not there, even where it is there a line later. */
export function deniedOf({ symbols, characters, emotions }: DreamAnalysis): Denied[] {
  const spans = new Map<string, Denied>();
  for (const item of [...emotions, ...characters, ...symbols]) {
    const emotion = 'class' in item ? item.class : null;
    const evidence = item.evidence.filter(({ negated }) => negated);
    const [first] = evidence;
    if (!first) continue;
    const id = `denied:${first.start}`;
    if (!spans.has(id)) spans.set(id, { id, evidence, emotion });
  }
  return [...spans.values()].sort((a, b) => startOf(a) - startOf(b));
}

const startOf = ({ evidence }: Denied) => evidence[0]?.start ?? 0;
const byCount = (a: DreamSymbol, b: DreamSymbol) => b.count - a.count;
