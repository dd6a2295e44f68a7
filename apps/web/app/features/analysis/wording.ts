import type { Evidence } from '@reverie/oneirology/schema';
import { isSure } from '#features/analysis/certainty.rules.ts';
import type { Finding } from '#features/analysis/findings.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

/** A piece of what is said: the dream's own word, in its language, or the page's, in the reader's. */
export type Part = { text: string; isOfDream: boolean };

export type Words = {
  name: Part;
  /** What is said of it, without the words it rests on. */
  said: readonly Part[];
  /** Who found it, where the engine did not. */
  finder: string | null;
};

type Reader = {
  isOwner: boolean;
  /** The outside model that read too, where one did. */
  model: string | undefined;
};

/** Puts findings into the reader's words. */
export function useWording({ isOwner, model }: Reader): (finding: Finding) => Words {
  const t = useMessages('analysis');
  const language = useLanguage();
  const { number } = useFormats();

  const somebody = (name: string): Part => {
    if (name === 'dreamer') return ours(isOwner ? t.dreamer : t.dreamerOther);
    return name === 'unknown' ? ours(t.someone) : theirs(name);
  };
  const listed = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ');

  // Once is what the quoted words show by themselves.
  const timesOf = (count: number) => (count > 1 ? t.times(number(count)) : '');

  /** Said of the dream's own word: how sure it is follows, where that falls short. */
  const perhaps = (finding: Finding, parts: readonly Part[]): readonly Part[] => {
    if (isSure(finding)) return parts;
    return parts.length === 0 ? [ours(capital(t.uncertain))] : [...parts, ours(`, ${t.uncertain}`)];
  };

  function between({ interaction: { direction }, between: [from, to] }: Between): readonly Part[] {
    const first = somebody(from);
    const initiator = { ...first, text: capital(first.text) };
    if (direction === 'self') return [initiator, ours(`, ${t.toSelf}`)];
    const isMutual = direction === 'mutual';
    const manner = { mutual: t.mutual, reciprocated: t.answered, 'one-way': '' }[direction];
    return [
      initiator,
      ours(isMutual ? ' ↔ ' : ' → '),
      somebody(to),
      ...(manner ? [ours(`, ${manner}`)] : []),
    ];
  }

  function wordsOf(finding: Finding): Omit<Words, 'finder'> {
    const certainty = isSure(finding) ? t.mentions : t.mayEvoke;
    const plainly = (name: string) => ({ name: ours(name), said: [ours(certainty)] });
    const quietly = (name: Part, said: string) => ({
      name,
      said: perhaps(finding, said ? [ours(capital(said))] : []),
    });
    switch (finding.kind) {
      case 'emotion':
        return plainly(t.emotions[finding.class]);
      case 'character': {
        const { label, identity, age, number: count } = finding.character;
        const said = listed([t.identities[identity], t.ages[age], count === 'group' && t.group]);
        const name = theirs(capital(label.replaceAll("'", '’')));
        // "Uncertain" needs no "perhaps".
        if (identity === 'uncertain') return { name, said: [ours(capital(said))] };
        return quietly(name, said);
      }
      case 'interaction':
        return {
          name: ours(t.interactions[finding.interaction.type]),
          said: perhaps(finding, between(finding)),
        };
      case 'setting': {
        const { place, familiarity } = finding.setting;
        const name = finding.name?.[language];
        const said = listed([name && t.places[place], t.familiarities[familiarity]]);
        return quietly(ours(capital(name ?? t.places[place])), said);
      }
      case 'event':
        return {
          name: ours(t.events[finding.label] ?? capital(finding.label)),
          said: [ours(`${certainty} ${t.valences[finding.valence]}`)],
        };
      case 'symbol': {
        const { label, count } = finding.symbol;
        return quietly(ours(capital(label[language])), timesOf(count));
      }
      case 'sense':
        return quietly(ours(t.senses[finding.sense] ?? finding.sense), timesOf(finding.count));
      case 'bizarreness':
        return plainly(t.strangeness[finding.element] ?? finding.element);
      case 'lucidity':
        return plainly(t.lucid);
      case 'nightmare':
        return plainly(t.nightmarish);
    }
  }

  return (finding) => {
    const isByModel = finding.evidence.every(({ source }) => source === 'model');
    return { ...wordsOf(finding), finder: model && isByModel ? t.byModel(model) : null };
  };
}

type Between = Extract<Finding, { kind: 'interaction' }>;

const ours = (text: string): Part => ({ text, isOfDream: false });
const theirs = (text: string): Part => ({ text, isOfDream: true });

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The words a finding rests on, each once whatever its case. */
export function quotesOf(evidence: readonly Evidence[]): string[] {
  const spoken = new Map(evidence.map(({ text }) => [text.toLocaleLowerCase(), text]));
  return [...spoken.values()];
}
