import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type AlertProps = {
  /** Changes with every refusal: the same words said twice are heard twice. */
  occasion: unknown;
  children: ReactNode;
};

/** Why a form was not taken. Focus goes there, since the way on begins with reading it. */
export function Alert({ occasion, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is read out again
  useEffect(() => {
    box.current?.focus();
  }, [occasion]);

  return (
    <div ref={box} role="alert" tabIndex={-1} className="alert">
      <CircleAlert aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
