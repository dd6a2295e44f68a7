import type { Cast } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

const verb = {
  fr: { one: 'tient en laisse', many: 'tiennent en laisse', joint: '' },
  en: { one: 'walks', many: 'walk', joint: '' },
};

/** `My dog had me on a lead`, « je promenais un crocodile en laisse »: who is at which end of it. */
export function leadsIn(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  return reading.tokens.flatMap((_, at): Deed[] => {
    const from = leadFrom(reading, at);
    if (from === null || !isHappening(reading, at)) return [];
    const begin = Math.max(sentenceAt(reading, at)?.from ?? 0, from - 6);
    const me = reading.tokens.findLastIndex(
      ({ lower }, n) => n >= begin && n < from && /^(?:me|m')$/.test(lower),
    );
    const beast = named.findLast(
      (one) => one.from > begin && one.to <= from && from - one.to <= 1 && isBeast(reading, one),
    );
    const [whom, before] = me >= 0 ? ['dreamer', me] : [beast?.id, beast?.from ?? 0];
    const who = whom === undefined ? undefined : doerOf(reading, cast, named, before);
    const evidence = evidenceAt(reading, before, at + 1, 'action.pull: on a lead');
    if (who === undefined || whom === undefined || who === whom || evidence.negated) return [];
    return [{ who, act: 'pull', whom, verb, where: [], evidence: [evidence] }];
  });
}

/** Where `on a lead`, « en laisse » begins, of its last word; null where it is none. */
function leadFrom({ tokens }: Reading, at: number): number | null {
  const said = (n: number) => tokens[n]?.lower ?? '';
  if (/^(?:lead|leash)$/.test(said(at))) {
    return /^(?:a|the|his|her|my)$/.test(said(at - 1)) && said(at - 2) === 'on' ? at - 2 : null;
  }
  return said(at) === 'laisse' && said(at - 1) === 'en' ? at - 1 : null;
}

/** A lead says more than the verb that it stands with: `he walked me on a lead` is told once. */
export function withoutLeads(deeds: readonly Deed[], leads: readonly Deed[]): Deed[] {
  const isSame = (deed: Deed) =>
    leads.some(
      ({ who, whom }) =>
        (deed.act === 'pull' || deed.act === 'walk' || deed.act === 'hold') &&
        deed.who === who &&
        deed.whom === whom,
    );
  return deeds.filter((deed) => !isSame(deed));
}
