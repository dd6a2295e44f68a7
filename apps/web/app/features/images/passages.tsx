import type { ImagePassage } from '@reverie/contract/images';
import { Fragment, useId } from 'react';
import { Radio } from '#features/images/radio.tsx';
import { own } from '#features/images/studio.rules.ts';
import { useMessages } from '#language/messages.tsx';

type PassagesProps = {
  /** The dream, which the passages are parts of. */
  text: string;
  /** Its language, where that is not the page's. */
  lang: string | undefined;
  passages: readonly ImagePassage[];
  /** Of which the picture is to be; null where the dream chooses. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** What a picture is to be of, by touching the dream's own words. */
export function Passages({ text, lang, passages, value, onChange }: PassagesProps) {
  const t = useMessages('images');
  const leadId = useId();
  // Words that nothing can be painted of are read along, and not chosen.
  const before = (n: number) => text.slice(passages[n - 1]?.end ?? 0, passages[n]?.start);
  const chosen = passages.some(({ id }) => id === value) ? value : null;
  return (
    <fieldset aria-describedby={leadId}>
      <legend className="mb-1 text-ui font-medium">{t.about}</legend>
      <p id={leadId} className="mb-3 text-small text-ink-soft">
        {t.aboutLead}
      </p>
      <Radio
        {...{ className: 'choice', name: 'about', value: own }}
        isChosen={chosen === null}
        onChoose={() => onChange(null)}
      >
        {t.ownPassage}
      </Radio>
      <p className="passages" lang={lang}>
        {passages.map(({ id, start, end }, n) => (
          <Fragment key={id}>
            {before(n)}
            <Radio
              {...{ className: 'passage', name: 'about', value: id }}
              isChosen={chosen === id}
              onChoose={() => onChange(id)}
            >
              {text.slice(start, end).trimEnd()}
            </Radio>{' '}
          </Fragment>
        ))}
        {before(passages.length)}
      </p>
    </fieldset>
  );
}
