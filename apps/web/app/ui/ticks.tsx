import type { ChangeEvent } from 'react';

type TicksProps<T extends string> = {
  legend: string;
  hint?: string;
  name: string;
  offered: readonly T[];
  ticked: readonly string[];
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** What a value is called. */
  children: (value: T) => string;
};

/** Any number of choices of one kind, ticked by touching their words. */
export function Ticks<T extends string>(props: TicksProps<T>) {
  const { legend, hint, name, offered, ticked, onChange, children } = props;
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-2 text-ui font-medium">{legend}</legend>
      <div className="choices">
        {offered.map((value) => (
          <label key={value} className="choice">
            <input
              type="checkbox"
              className="sr-only"
              name={name}
              value={value}
              defaultChecked={ticked.includes(value)}
              onChange={onChange}
            />
            {children(value)}
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className="mt-2 text-small text-ink-faint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
