import type { Patterns } from '@reverie/contract/patterns';
import { Link } from 'react-router';
import { DreamLinks, type Named } from '#features/patterns/dream-links.tsx';
import { type Choices, type DayCount, pathOf } from '#features/patterns/rules.ts';
import { useFigures } from '#features/patterns/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

export type NameOf = { nameOf: (item: string) => string };
type Finding = Extract<Patterns['temporal'], { status: 'enough' }>['findings'][number];

/** What stands on one day, said as a count: it takes more nights to say more. */
export function Counted({
  counted,
  choices,
  nameOf,
}: NameOf & { counted: DayCount | null; choices: Choices }) {
  const t = useMessages('patterns').week;
  const { number } = useFormats();
  if (!counted) return null;
  const { item, weekday, present, nights, elsewhere, others } = counted;
  return (
    <div className="pattern-findings">
      <p className="font-medium">
        {t.counted(
          nameOf(item),
          t.cell(number(present), number(nights)),
          t.wholeDays[weekday] ?? '',
          t.cell(number(elsewhere), number(others)),
        )}
      </p>
      <p className="text-small text-ink-soft">{t.onlyCounted}</p>
      <Link
        to={pathOf({ ...choices, item })}
        className="inline-flex min-h-11 items-center text-small"
      >
        <span className="inline-link">{t.openCounted(nameOf(item))}</span>
      </Link>
    </div>
  );
}

/** What stands out from chance, each with the dreams behind it. */
export function Findings({
  findings,
  nameOf,
  named,
}: NameOf & { findings: readonly Finding[]; named: Named }) {
  const t = useMessages('patterns').week;
  const { chance } = useFigures();
  if (findings.length === 0) return null;
  const whenOf = ({ pattern, peak }: Finding) => {
    if (peak === null) return null;
    return (pattern === 'weekday' ? t.wholeDays[peak] : t.inSeasons[peak]) ?? null;
  };
  return (
    <ul className="pattern-findings">
      {findings.map((finding) => (
        <li key={`${finding.item} ${finding.pattern}`}>
          <p className="font-medium">
            {t.patterns[finding.pattern](nameOf(finding.item), whenOf(finding), finding.effect)}
          </p>
          <p className="text-small text-ink-soft">
            {t.stand(chance(finding.p), chance(finding.q))}
          </p>
          <DreamLinks ids={finding.dreams} named={named} />
        </li>
      ))}
    </ul>
  );
}
