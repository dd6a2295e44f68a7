import type { Patterns } from '@reverie/contract/patterns';
import { DreamLink, DreamLinks, type Named } from '#features/patterns/dream-links.tsx';
import { More } from '#features/patterns/more.tsx';
import { useFigures } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

type LinksProps = { patterns: Patterns; named: Named };

/** Two dreams that are nearly one. */
export function NearRepeats({ patterns: { nearRepeats }, named }: LinksProps) {
  const t = useMessages('patterns').repeats;
  const { number, percent } = useFormats();
  const { chance } = useFigures();
  const isEnough = nearRepeats.status === 'enough';
  const findings = isEnough ? nearRepeats.findings : [];
  return (
    <section aria-labelledby="near-repeats" className="min-w-0">
      <h2 id="near-repeats" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-3 text-ui text-ink-soft">
        {!isEnough
          ? t.below
          : findings.length > 0
            ? t.found(number(nearRepeats.tested))
            : t.none(number(nearRepeats.tested))}
      </p>
      <More
        className="pattern-findings"
        shown={3}
        items={findings.slice(0, 10).map(({ dreams, score, q }) => (
          <li key={dreams.join(' ')}>
            {dreams.map((id) => {
              const dream = named.get(id);
              return dream && <DreamLink key={id} dream={dream} />;
            })}
            <p className="text-small text-ink-soft">{t.pair(percent(score), chance(q))}</p>
          </li>
        ))}
      />
    </section>
  );
}

/** What days leave in the nights after them. */
export function DayLinks({ patterns: { dayLinks }, named }: LinksProps) {
  const t = useMessages('patterns').dayLinks;
  const { number } = useFormats();
  const { chance } = useFigures();
  const isEnough = dayLinks.status === 'enough';
  const findings = isEnough ? dayLinks.findings : [];
  return (
    <section aria-labelledby="day-links" className="min-w-0">
      <h2 id="day-links" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-3 text-ui text-ink-soft">{t.lead}</p>
      <p className="mt-2 text-ui text-ink-soft">
        {!isEnough
          ? `${t.below(t.notes(dayLinks.have, number(dayLinks.have)), number(dayLinks.need))} ${t.write}`
          : findings.length > 0
            ? t.found(number(dayLinks.tested))
            : t.none(number(dayLinks.tested))}
      </p>
      <ul className="pattern-findings">
        {findings.map(({ lag, n, q, dreams }) => (
          <li key={lag}>
            <p className="font-medium">{t.lag(lag)}</p>
            <p className="text-small text-ink-soft">{t.stand(number(n), chance(q))}</p>
            <DreamLinks ids={dreams} named={named} />
          </li>
        ))}
      </ul>
    </section>
  );
}
