import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type DreamField, differences } from '#features/share/differences.ts';
import type { DreamValues } from '#features/share/dream-values.ts';
import { nameOf, sayField } from '#features/share/say-field.ts';
import { giveUpName } from '#features/share/sending.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type VersionsProps = {
  mine: DreamValues;
  standing: DreamValues;
  /** Changes with every refusal: whoever sent the form is brought here. */
  occasion: unknown;
};

/** Where a dream was changed elsewhere meanwhile: what differs, side by side, and each way on. */
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
      <div className="versions-pair">
        <Version name={t.mine} values={mine} fields={fields}>
          <Button type="submit">{t.keepMine}</Button>
        </Version>
        <Version name={t.standing} values={standing} fields={fields}>
          <Button type="submit" name={giveUpName} value="yes">
            {t.keepStanding}
          </Button>
        </Version>
      </div>
      <p className="text-ink-soft">{t.merge}</p>
    </section>
  );
}

type VersionProps = {
  name: string;
  values: DreamValues;
  fields: readonly DreamField[];
  /** The way to keep it. */
  children: ReactNode;
};

function Version({ name, values, fields, children }: VersionProps) {
  const t = useMessages('share');
  const formats = useFormats();
  return (
    <article aria-label={name}>
      <h3 className="text-ui font-medium">{name}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-small text-ink-faint">{nameOf(field, t)}</dt>
            <dd>{sayField(field, values, t, formats) || t.versions.nothing}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
