import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

const order = ['incubation', 'mild', 'tests', 'wake'] as const;

/** How each way is done, what is known of it, and by whom. */
export function Methods() {
  const t = useMessages('practice');
  return (
    <section aria-labelledby="methods">
      <h2 id="methods" className="mb-2 font-display text-h3">
        {t.methods}
      </h2>
      {order.map((name) => {
        const { title, steps, known, source } = t.byMethod[name];
        return (
          <details key={name} className="fold border-b border-line">
            <summary>{title}</summary>
            <div className="grid max-w-prose gap-3 pb-5 text-ui text-ink-soft">
              <ol className="grid list-decimal gap-1 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>{known}</p>
              <p className="text-small text-ink-faint">
                <cite className="not-italic">{source}</cite>
              </p>
            </div>
          </details>
        );
      })}
      <p className="mt-4">
        <Link to="/documentation/guides/lucid-dreaming" className="inline-link text-ui">
          {t.more}
        </Link>
      </p>
    </section>
  );
}
