import { useNavigation } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';

/** The next page is on its way. Seen, and heard of, only where it takes its time. */
export function ComingLine() {
  const t = useMessages('frame');
  const { state } = useNavigation();
  return state === 'loading' && <ProgressLine share={null} label={t.coming} className="coming" />;
}
