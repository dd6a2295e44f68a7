import { type KeyboardEvent, useId, useState } from 'react';

type Given<T> = {
  /** What is listed, in order. */
  options: readonly T[];
  /** What tells an option from all others, also when the list has changed around it. */
  keyOf: (option: T) => string;
  onChoose: (option: T) => void;
  /** Whether the first option is chosen before an arrow has chosen another. */
  hasFirst?: boolean;
  /** False while the list still answers what was typed before: Enter takes nothing from it. */
  isSettled?: boolean;
};

/**
 * A field above a list it chooses from, as ARIA's combobox: focus stays in the field, the arrows
 * choose and come round, Enter takes what is chosen. Without a choice Enter is the form's own. The
 * elements of the list say their roles themselves: `listbox`, `option`.
 */
export function useCombobox<T>(given: Given<T>) {
  const { options, keyOf, onChoose, hasFirst = false, isSettled = true } = given;
  const id = useId();
  const [key, setKey] = useState<string | null>(null);
  const chosen = options.find((option) => keyOf(option) === key);
  const active = isSettled ? (chosen ?? (hasFirst ? options[0] : undefined)) : undefined;
  const idOf = (option: T) => `${id}-${options.indexOf(option)}`;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const next = neighbour(options, active, step);
      setKey(next === undefined ? null : keyOf(next));
    }
    // A word that is still being composed has its own Enter.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || active === undefined) return;
    event.preventDefault();
    onChoose(active);
  }

  return {
    active,
    /** Lets go of what was chosen: something else is being typed. */
    forget: () => setKey(null),
    onKeyDown,
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === undefined ? undefined : idOf(active),
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      enterKeyHint: 'search',
    },
    list: { id },
    optionOf: (option: T) => ({
      id: idOf(option),
      'aria-selected': option === active,
    }),
  } as const;
}

/** The option a step away, from the last to the first and back; without one, the nearest end. */
export function neighbour<T>(
  options: readonly T[],
  active: T | undefined,
  step: number,
): T | undefined {
  const start = step > 0 ? -1 : 0;
  const at = active === undefined ? start : options.indexOf(active);
  return options.at((at + step) % options.length);
}
