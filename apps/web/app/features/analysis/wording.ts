import type { Evidence } from '@reverie/oneirology/schema';
import type { Finding } from '#features/analysis/findings.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';

/** From here on the text "mentions"; below, it "may evoke". The engine's schema says the same. */
export const mentionedFrom = 0.8;

export function isSure({ p }: Pick<Finding, 'p'>): boolean {
  return p === null || p >= mentionedFrom;
}

export type Words = {
  name: string;
  /** What is said of it, without the words it rests on. */
  said: string;
};

/** Puts findings into the reader's words. */
export function useWording(isOwner: boolean): (finding: Finding) => Words {
  const t = useMessages('analysis');
  const language = useLanguage();
  const { number } = useFormats();

  const somebody = (name: string) => {
    if (name === 'dreamer') return isOwner ? t.dreamer : t.dreamerOther;
    return name === 'unknown' ? t.someone : name;
  };
  const listed = (parts: (string | null | undefined | false)[]) =>
    capital(parts.filter(Boolean).join(', '));

  // Once is what the quoted words show by themselves.
  const timesOf = (count: number) => (count > 1 ? t.times(number(count)) : '');

  return (finding) => {
    const certainty = isSure(finding) ? t.mentions : t.mayEvoke;
    switch (finding.kind) {
      case 'emotion':
        return { name: t.emotions[finding.class], said: certainty };
      case 'character': {
        const { label, identity, age, number: count } = finding.character;
        const said = listed([t.identities[identity], t.ages[age], count === 'group' && t.group]);
        return { name: capital(label.replaceAll("'", '’')), said };
      }
      case 'interaction': {
        const [from, to] = finding.between.map(somebody);
        const arrow = finding.interaction.direction === 'one-way' ? '→' : '↔';
        return {
          name: t.interactions[finding.interaction.type],
          said: capital(`${from} ${arrow} ${to}`),
        };
      }
      case 'setting': {
        const { place, familiarity } = finding.setting;
        const name = finding.name?.[language];
        return {
          name: capital(name ?? t.places[place]),
          said: listed([name && t.places[place], t.familiarities[familiarity]]),
        };
      }
      case 'event':
        return {
          name: t.events[finding.label] ?? capital(finding.label),
          said: `${certainty}, ${t.valences[finding.valence]}`,
        };
      case 'symbol': {
        const { label, count } = finding.symbol;
        return { name: capital(label[language]), said: timesOf(count) };
      }
      case 'sense':
        return {
          name: t.senses[finding.sense] ?? finding.sense,
          said: timesOf(finding.count),
        };
      case 'bizarreness':
        return { name: t.strangeness[finding.element] ?? finding.element, said: certainty };
      case 'lucidity':
        return { name: t.lucid, said: certainty };
      case 'nightmare':
        return { name: t.nightmarish, said: certainty };
    }
  };
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The words a finding rests on, each once whatever its case. */
export function quotesOf(evidence: readonly Evidence[]): string[] {
  const spoken = new Map(evidence.map(({ text }) => [text.toLocaleLowerCase(), text]));
  return [...spoken.values()];
}
