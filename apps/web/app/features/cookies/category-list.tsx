import { useId } from 'react';
import type { ChoiceText } from '#features/cookies/choice-text.fr.ts';
import { type ConsentChoice, optionalCategories } from '#keeping/consent.ts';

type CategoryListProps = {
  text: ChoiceText;
  /** Where the switches stand at first. */
  initial: ConsentChoice;
};

/** What may be kept, by kind: a line each, with its switch. The form around reads the switches. */
export function CategoryList({ text, initial }: CategoryListProps) {
  const { categories, always } = text;
  return (
    <ul className="border-y border-line">
      <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 py-4">
        <Words {...categories.essential} />
        <span className="text-small text-ink-faint">{always}</span>
      </li>
      {optionalCategories.map((category) => (
        <Optional
          key={category}
          name={category}
          words={categories[category]}
          isOn={initial[category]}
        />
      ))}
    </ul>
  );
}

type OptionalProps = { name: string; words: { name: string; text: string }; isOn: boolean };

function Optional({ name, words, isOn }: OptionalProps) {
  const id = useId();
  return (
    <li className="border-t border-line">
      <label className="grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-6 py-4">
        <Words {...words} id={id} />
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
          role="switch"
          className="switch"
          name={name}
          aria-label={words.name}
          aria-describedby={id}
          defaultChecked={isOn}
        />
      </label>
    </li>
  );
}

function Words({ name, text, id }: { name: string; text: string; id?: string }) {
  return (
    <span>
      <span className="block text-ui font-medium">{name}</span>
      <span id={id} className="mt-0.5 block text-small text-ink-soft">
        {text}
      </span>
    </span>
  );
}
