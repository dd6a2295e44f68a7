import { useEffect, useId, useRef } from 'react';
import { type DreamField, differences } from '#features/share/differences.rules.ts';
import { choiceName, giveUpName, mergeName } from '#features/share/sending.form.ts';
import type { DreamValues } from '#features/share/values.form.ts';
import { nameOf, sayField } from '#features/share/wording.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { WordDiff } from '#ui/word-diff.tsx';

type VersionsProps = {
  mine: DreamValues;
  standing: DreamValues;
  /** Changes with every refusal: the sender of the form is brought here. */
  occasion: unknown;
};

/** Where a dream was changed elsewhere meanwhile: what differs, word by word, and a choice for each. */
export function Versions({ mine, standing, occasion }: VersionsProps) {
  const { versions: t } = useMessages('share');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const fields = differences(mine, standing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each occasion is read out again
  useEffect(() => heading.current?.focus(), [occasion]);

  return (
    <section aria-labelledby={id} className="versions">
      <h2 ref={heading} id={id} tabIndex={-1} className="font-display text-h3 outline-none">
        {t.title}
      </h2>
      <p className="mt-2 text-ink-soft">{t.text}</p>
      {fields.map((field) => (
        <Choice key={field} field={field} mine={mine} standing={standing} />
      ))}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name={mergeName} value="yes">
          {t.keepChosen}
        </Button>
        <Button type="submit">{t.keepMine}</Button>
        <Button type="submit" name={giveUpName} value="yes">
          {t.keepStanding}
        </Button>
      </div>
      <p className="mt-4 text-ui text-ink-soft">{t.merge}</p>
    </section>
  );
}

type ChoiceProps = { field: DreamField; mine: DreamValues; standing: DreamValues };

/** One field, as both have it. */
function Choice({ field, mine, standing }: ChoiceProps) {
  const t = useMessages('share');
  const formats = useFormats();
  const said = {
    mine: sayField(field, mine, t, formats),
    standing: sayField(field, standing, t, formats),
  };
  return (
    <fieldset className="mt-6 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-ui font-medium">{nameOf(field, t)}</legend>
      <div className="versions-pair clear-both">
        {(['mine', 'standing'] as const).map((whose) => (
          <label key={whose} className="version">
            <span className="flex items-center gap-2.5 text-small text-ink-soft">
              <input
                type="radio"
                name={choiceName(field)}
                value={whose}
                defaultChecked={whose === 'mine'}
              />
              {t.versions[whose]}
            </span>
            <span dir="auto" className="kept-text">
              {said[whose] ? (
                <WordDiff
                  before={said.standing}
                  after={said.mine}
                  side={whose === 'mine' ? 'after' : 'before'}
                />
              ) : (
                t.versions.nothing
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
