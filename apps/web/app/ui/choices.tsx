import { useId } from 'react';

type ChoicesProps<T extends string> = {
  legend: string;
  /** Where the place already says it to those who see. */
  isLegendHidden?: boolean;
  /** Said before the choices, and with their name. */
  lead?: string;
  name: string;
  offered: readonly T[];
  chosen: string;
  /** Set where the choice is held elsewhere: `chosen` is then what it is now. */
  onChange?: (value: T) => void;
  /** What a value is called. */
  children: (value: T) => string;
};

/** One choice of a few, made by touching its words. Any number of them is `Ticks`. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { legend, isLegendHidden, lead, name, offered, chosen, onChange, children } = props;
  const leadId = useId();
  return (
    <fieldset aria-describedby={lead && leadId}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-ui font-medium'}>{legend}</legend>
      {lead && (
        <p id={leadId} className="mb-4 max-w-prose text-small text-ink-soft">
          {lead}
        </p>
      )}
      <div className="choices">
        {offered.map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={value}
              {...(onChange
                ? { checked: value === chosen, onChange: () => onChange(value) }
                : { defaultChecked: value === chosen })}
            />
            {children(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
