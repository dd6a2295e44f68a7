import type { ReactNode } from 'react';

type LitTextProps = { text: string; lit: readonly { start: number; end: number }[] };

/** A text with what was found in it marked where it stands. */
export function LitText({ text, lit }: LitTextProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of lit) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className="lit">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
