import type { ServiceStatus } from '@reverie/contract/status';
import { Link } from 'react-router';
import { StateLine } from '#features/status/status-page.tsx';
import type { StatusText } from '#features/status/status-text.fr.ts';

type StatusCardProps = {
  text: Pick<StatusText, 'title' | 'states' | 'widgetOpen'>;
  state: ServiceStatus['state'];
};

/** How the service is, for other pages. */
export function StatusCard({ text, state }: StatusCardProps) {
  return (
    <div className="grid content-start justify-items-start gap-3 border-t border-line pt-6">
      <h3 className="font-display text-h3">{text.title}</h3>
      <StateLine text={text} state={state} />
      <Link to="/status" className="inline-link py-1">
        {text.widgetOpen}
      </Link>
    </div>
  );
}
