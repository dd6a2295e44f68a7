import { contentWarnings } from '@reverie/contract/dreams.rules';
import { type SuggestedWarning, suggestWarnings } from '@reverie/oneirology/warnings';
import { type ChangeEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Ticks } from '#ui/ticks.tsx';

const declarable = ['none', ...contentWarnings] as const;

type WarningsProps = { ticked: readonly string[]; content: string };

/** What a dreamer warns of; beside it what their words suggest, read on this device. */
export function Warnings({ ticked, content }: WarningsProps) {
  const t = useMessages('share');
  const field = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<readonly string[]>(ticked);
  const text = useDeferredValue(content);
  const suggestions = useMemo(() => suggestWarnings(text), [text]);
  // Who said that there is nothing of it is not asked again.
  const open = said.includes('none')
    ? []
    : suggestions.filter(({ warning }) => !said.includes(warning));

  const boxes = () => [
    ...(field.current?.querySelectorAll<HTMLInputElement>('input[name=warnings]') ?? []),
  ];
  const read = () =>
    setSaid(
      boxes()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    );

  /** « None of these » and any of these untick each other. */
  function untickContrary({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.checked) {
      for (const box of boxes()) {
        if ((box.value === 'none') !== (target.value === 'none')) box.checked = false;
      }
    }
    read();
  }

  function take(warning: SuggestedWarning) {
    const box = boxes().find(({ value }) => value === warning);
    // As if it were pressed: the draft is kept, and what contradicts it goes.
    box?.click();
    box?.focus();
  }

  return (
    <div ref={field} className="grid gap-4">
      <Ticks
        legend={t.warnings}
        hint={t.warningsHint}
        name="warnings"
        offered={declarable}
        ticked={ticked}
        onChange={untickContrary}
      >
        {(warning) => t.warningNames[warning]}
      </Ticks>
      <div role="status">
        {open.length > 0 && (
          <div className="grid gap-3 border-l-2 border-line-strong pl-4">
            <p className="text-small text-ink-soft">{t.suggested}</p>
            <ul className="grid gap-2">
              {open.map(({ warning, words }) => (
                <li key={warning} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <Button onClick={() => take(warning)}>{t.warningNames[warning]}</Button>
                  <span dir="auto" className="text-small text-ink-faint">
                    {t.suggestedBy(words.slice(0, 4))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
