import { type ReactNode, useId } from 'react';

type Option<T extends string> = { value: T; label: ReactNode };

type SegmentedProps<T extends string> = {
  /** Names the group for those who do not see it. */
  label: string;
  options: readonly Option<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** Set where a form posts the choice. */
  name?: string;
};

/** One choice among a few, all in sight: radio buttons drawn as one bar. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onChange, name } = props;
  const ownName = useId();
  return (
    <div role="radiogroup" aria-label={label} className="segmented">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="sr-only"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
