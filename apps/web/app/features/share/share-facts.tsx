import { RotateCcw, Shield, Undo2 } from 'lucide-react';
import { useMessages } from '#language/messages.tsx';

/** What one may count on before sending. */
export function ShareFacts() {
  const { facts } = useMessages('share');
  return (
    <ul className="facts">
      <li>
        <RotateCcw aria-hidden="true" />
        {facts.repaint}
      </li>
      <li>
        <Shield aria-hidden="true" />
        {facts.local}
      </li>
      <li>
        <Undo2 aria-hidden="true" />
        {facts.bin}
      </li>
    </ul>
  );
}
