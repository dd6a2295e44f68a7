import type { Import } from '@reverie/contract/imports';
import { Link } from 'react-router';
import { isAtWork, stateOf } from '#features/imports/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLookAgain } from '#loading/use-look-again.ts';
import { ProgressLine } from '#ui/progress-line.tsx';

/** What was brought, and what became of it. */
export function ImportList({ imports }: { imports: readonly Import[] }) {
  const t = useMessages('imports');
  const { date, time } = useFormats();
  useLookAgain(imports.some(isAtWork));
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">{t.list}</h2>
      {imports.length === 0 && <p className="text-ui text-ink-soft">{t.none}</p>}
      <ul>
        {imports.map((each) => (
          <li key={each.id} className="grid gap-0.5 border-b border-line py-3 text-ui">
            <Link
              to={`/journal/imports/${each.id}`}
              className="inline-link justify-self-start break-words"
            >
              {each.fileName || t.unnamed}
            </Link>
            <p role="status" className="text-small text-ink-faint">
              {[stateOf(each, t), t.asked(date(each.askedAt), time(each.askedAt))].join(' · ')}
            </p>
            <ImportProgress made={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ImportProgress({ made }: { made: Import }) {
  const t = useMessages('imports');
  if (!isAtWork(made)) return null;
  const share = made.status === 'running' && made.stage !== 'reading' ? made.progress : null;
  return <ProgressLine share={share} label={stateOf(made, t)} className="mt-1 w-full" />;
}
