import { apiTiers } from '@reverie/contract/organisation-plans.rules';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Cell } from '#features/pricing/comparison.tsx';
import type { PricingText } from '#features/pricing/pricing-text.fr.ts';
import { useFormats } from '#language/messages.tsx';

/** How often programs will be let in, and today's answer. */
export function ApiTiers({ text }: { text: PricingText }) {
  const { euros } = useFormats();
  const { title, text: words, link, columns } = text.api;
  return (
    <section id="api" className="tiers-section">
      <div>
        <h2 className="font-display text-h2">{title}</h2>
        <p className="mt-4 text-ink-soft">{words}</p>
        <Link to="/api" className="lead mt-5">
          {link}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <table className="api-tiers">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.tier}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.minute}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(text.api.tiers).map(([code, name]) => {
            const tier = Object.entries(apiTiers).find(([known]) => known === code)?.[1];
            if (!tier) return null;
            return (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{tier.monthly === null ? text.onRequest : euros(tier.monthly)}</td>
                <td>
                  <Cell text={text} value={tier.requestsPerMonth} />
                </td>
                <td>
                  <Cell text={text} value={tier.requestsPerMinute} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
