import type { Cast } from '#grammar/person.ts';
import { isBeast } from '#read/beasts.ts';
import { doerOf } from '#read/deeds/doers.ts';
import type { Named } from '#read/named.ts';
import { isHappening } from '#read/on-stage.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

const halves = /^(?:half|moitié|mi)$/;

/** `Half woman, half fish`, « mi-homme mi-cerf »: one being, which is a beast as well. */
export function halfBeasts(reading: Reading, cast: Cast, named: readonly Named[]): Deed[] {
  const { tokens } = reading;
  return tokens.flatMap(({ lower }, at): Deed[] => {
    if (!halves.test(lower) || !isHappening(reading, at)) return [];
    const end = sentenceAt(reading, at)?.to ?? at;
    const second = tokens.findIndex(
      (token, n) => n > at && n < Math.min(end, at + 8) && halves.test(token.lower),
    );
    if (tokens.slice(0, at).some((token, n) => n > at - 8 && halves.test(token.lower))) return [];
    // `Half bird`, « à moitié oiseau », and not `half of the birds`, `half a fish`.
    const reach = second < 0 ? 1 : 2;
    const parts = (second < 0 ? [at] : [at, second]).map((half) =>
      named.find((one) => one.from > half && one.from - half <= reach),
    );
    const beast = parts.find((one) => one && (isBeast(reading, one) || one.kind === 'thing'));
    if (beast === undefined) return [];
    const evidence = evidenceAt(reading, at, (parts[1] ?? beast).to, 'action.become: half');
    const who = doerOf(reading, cast, named, at) ?? personBefore(named, at);
    if (who === undefined || who === beast.id || evidence.negated) return [];
    const verb = {
      fr: { one: 'est à moitié', many: 'sont à moitié', joint: '' },
      en: { one: 'is half', many: 'are half', joint: '' },
    };
    return [{ who, act: 'become', verb, whom: beast.id, where: [], evidence: [evidence] }];
  });
}

function personBefore(named: readonly Named[], at: number): string | undefined {
  return named.findLast(({ kind, to }) => kind === 'character' && to <= at && at - to <= 3)?.id;
}
