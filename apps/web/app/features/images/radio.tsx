import type { ReactNode } from 'react';

type RadioProps = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
  title?: string | undefined;
  /** What is touched. */
  children: ReactNode;
};

/** One choice that looks like what it is of: words of a dream, the inks of a palette. */
export function Radio({ name, value, isChosen, onChoose, className, title, children }: RadioProps) {
  return (
    <label className={className} title={title}>
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
