import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** That something was done, said beside the button that did it, and read out. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-2 text-ui text-ink-soft">
      {children && (
        <>
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {children}
        </>
      )}
    </p>
  );
}
