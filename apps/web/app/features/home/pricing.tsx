import { type PlanCode, planCodes, plans } from '@reverie/contract/plans.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { useFormats } from '#language/messages.tsx';
import { later } from '#ui/later.ts';

/** The three plans and their prices, a line each. */
export function Pricing({ text }: { text: HomeText['pricing'] }) {
  return (
    <section className="measure home-section" {...later}>
      <h2 className="font-display text-h2">{text.title}</h2>
      <ul className="mt-10 border-b border-line">
        {planCodes.map((code) => (
          <PlanLine key={code} text={text} code={code} />
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4">
        <p className="max-w-2xl text-small text-ink-soft">{text.note}</p>
        <Link to="/pricing" className="lead">
          {text.more}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

function PlanLine({ text, code }: { text: HomeText['pricing']; code: PlanCode }) {
  const { euros } = useFormats();
  const { name, second, text: words } = text.plans[code];
  return (
    <li className="plan">
      <h3 className="font-display text-h3">
        {name} <span className="ml-1.5 font-sans text-small text-ink-faint">{second}</span>
      </h3>
      <p className="text-ui text-ink-soft">{words}</p>
      <p className="whitespace-nowrap sm:text-right">
        <span className="font-display text-h3">{euros(plans[code].monthly)}</span>{' '}
        <span className="text-small text-ink-soft">{text.perMonth}</span>
      </p>
    </li>
  );
}
