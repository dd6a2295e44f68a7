import { Link } from 'react-router';
import { useMessages } from '#language/messages.tsx';

/** Says on every page that the terms of today wait for an answer, or were declined. */
export function TermsBar({ terms }: { terms: 'unanswered' | 'declined' }) {
  const t = useMessages('legal').bar;
  const isDeclined = terms === 'declined';
  return (
    <aside className="measure pt-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-panel border border-line-strong px-5 py-3 text-ui">
        {t[terms]}
        <Link to="/terms/changes" className="inline-link">
          {isDeclined ? t.again : t.read}
        </Link>
        {isDeclined && (
          <Link to="/settings/data" className="inline-link">
            {t.data}
          </Link>
        )}
      </p>
    </aside>
  );
}
