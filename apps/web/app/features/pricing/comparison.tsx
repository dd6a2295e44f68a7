import { Check, Minus } from 'lucide-react';
import type { Comparison, Row, Value } from '#features/pricing/comparison.rules.ts';
import type { PricingText } from '#features/pricing/pricing-text.fr.ts';
import { useFormats } from '#language/messages.tsx';

type ComparisonTableProps = { text: PricingText; category: string; comparison: Comparison };

/** A category's plans side by side. On a phone each line's name stands above its values. */
export function ComparisonTable({ text, category, comparison }: ComparisonTableProps) {
  const { plans, groups } = comparison;
  return (
    <table className="compared">
      <caption className="sr-only">
        {text.compare}, {category}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{text.columnPlan}</span>
          </th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {text.plans[plan].name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name} data-group={name}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1}>
              {text.groups[name]}
            </th>
          </tr>
          {rows.map((row) => (
            <Line key={row.name} text={text} plans={plans} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type LineProps = { text: PricingText; plans: Comparison['plans']; row: Row };

function Line({ text, plans, row }: LineProps) {
  return (
    <tr>
      <th scope="row">{text.rows[row.name]}</th>
      {plans.map((plan, place) => (
        <td key={plan}>
          <Cell text={text} value={row.values[place] ?? false} />
        </td>
      ))}
    </tr>
  );
}

export function Cell({ text, value }: { text: PricingText; value: Value }) {
  const { number, rate } = useFormats();
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return text[value];
  if (typeof value === 'object') return rate(value.share);
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" data-value={value} />
      <span className="sr-only">{value ? text.yes : text.no}</span>
    </>
  );
}
