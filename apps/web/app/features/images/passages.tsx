import type { Arrangement, ImagePassage } from '@reverie/contract/images';
import { toldLimit } from '@reverie/contract/images.rules';
import { Fragment, useId } from 'react';
import { Radio } from '#features/images/radio.tsx';
import { inOwnWords, own } from '#features/images/studio.rules.ts';
import { useMessages } from '#language/messages.tsx';

type Moment = Pick<Arrangement, 'about' | 'told'>;

type PassagesProps = {
  /** The dream, which the passages are parts of. */
  text: string;
  /** Its language, where that is not the page's. */
  lang: string | undefined;
  passages: readonly ImagePassage[];
  /** Of what the picture is to be; all null where the dream chooses. */
  value: Moment;
  onChange: (value: Moment) => void;
};

/** What a picture is to be of: touched in the dream's own words, or said in others. */
export function Passages({ text, lang, passages, value, onChange }: PassagesProps) {
  const t = useMessages('images');
  const leadId = useId();
  const fieldId = useId();
  // Words that nothing can be painted of are read along, and not chosen.
  const before = (n: number) => text.slice(passages[n - 1]?.end ?? 0, passages[n]?.start);
  const isSaid = value.told !== null;
  const chosen = passages.some(({ id }) => id === value.about) ? value.about : null;
  return (
    <fieldset aria-describedby={leadId}>
      <legend className="mb-1 text-ui font-medium">{t.about}</legend>
      <p id={leadId} className="mb-3 text-small text-ink-soft">
        {passages.length > 0 ? t.aboutLead : t.sayTheScene}
      </p>
      <div className="choices">
        <Radio
          {...{ className: 'choice', name: 'about', value: own }}
          isChosen={!isSaid && chosen === null}
          onChoose={() => onChange({ about: null, told: null })}
        >
          {t.ownPassage}
        </Radio>
        <Radio
          {...{ className: 'choice', name: 'about', value: inOwnWords }}
          isChosen={isSaid}
          onChoose={() => onChange({ about: null, told: '' })}
        >
          {t.inOwnWords}
        </Radio>
      </div>
      <div className="own-words">
        <label htmlFor={fieldId} className="text-small text-ink-soft">
          {t.sayTheSceneShort}
        </label>
        <input
          id={fieldId}
          className="input"
          name="told"
          dir="auto"
          autoComplete="off"
          maxLength={toldLimit}
          value={value.told ?? ''}
          onChange={({ target }) => onChange({ about: null, told: target.value })}
        />
      </div>
      {passages.length > 0 && (
        <p className="passages" lang={lang}>
          {passages.map(({ id, start, end }, n) => (
            <Fragment key={id}>
              {before(n)}
              <Radio
                {...{ className: 'passage', name: 'about', value: id }}
                isChosen={!isSaid && chosen === id}
                onChoose={() => onChange({ about: id, told: null })}
              >
                {text.slice(start, end).trimEnd()}
              </Radio>{' '}
            </Fragment>
          ))}
          {before(passages.length)}
        </p>
      )}
    </fieldset>
  );
}
