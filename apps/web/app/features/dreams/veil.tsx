import type { Dream } from '@reverie/contract/dreams';
import { contentWarnings } from '@reverie/contract/dreams.rules';
import type { ReactNode } from 'react';
import { useMessages } from '#language/messages.tsx';
import type { Veil } from '#reader/warned-dreams.tsx';
import { classNames } from '#ui/class-names.ts';

/** A veiled dream by its warnings: all that is said of it until somebody opens it. */
export function useVeiledName(): (dream: Pick<Dream, 'warnings'>) => string {
  const t = useMessages('dreams');
  const { warningNames } = useMessages('share');
  return ({ warnings }) => {
    const subjects = contentWarnings.filter((each) => warnings.includes(each));
    const names = subjects.map((subject) => warningNames[subject].toLocaleLowerCase());
    return t.veiled(names.length, names.join(', '));
  };
}

type VeilProps = { veil: Veil; className?: string; children: ReactNode };

/**
 * What waits behind a warning. The platform's own disclosure: one action opens it, by hand, key or
 * voice, with scripts or without, and nobody is read what is shut.
 */
export function VeilFold({ veil, className, children }: VeilProps) {
  const t = useMessages('dreams');
  return (
    <details
      className={classNames('veil', className)}
      open={veil.wasOpened}
      onToggle={(event) => event.currentTarget.open && veil.noteOpened()}
    >
      <summary className="button veil-toggle" data-variant="outline">
        <span className="veil-read">{t.read}</span>
        <span className="veil-again">{t.veilAgain}</span>
      </summary>
      {children}
    </details>
  );
}
