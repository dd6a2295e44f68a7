import { Link } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';

/** Says on every page that an account is to be erased, to the person who signs in to it. */
export function LeavingBar({ leavesAt }: { leavesAt: string }) {
  const t = useMessages('leaving');
  const { date } = useFormats();
  return (
    <aside className="measure pt-4">
      <p className="flex flex-wrap gap-x-4 gap-y-1 rounded-panel border border-line-strong px-5 py-3 text-ui">
        {t.leavesAt(date(leavesAt))}
        <Link to="/settings/data" className="inline-link">
          {t.toData}
        </Link>
      </p>
    </aside>
  );
}
