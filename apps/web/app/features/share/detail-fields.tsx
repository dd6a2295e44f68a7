import {
  categories,
  dreamTypes,
  placeNameLimit,
  recalls,
  reportLimit,
  titleLimit,
} from '@reverie/contract/dreams.rules';
import { ChevronRight } from 'lucide-react';
import type { DreamValues } from '#features/share/values.form.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Ticks } from '#ui/ticks.tsx';

const moods = ['-2', '-1', '0', '1', '2'] as const;
const zeroToTen = Array.from({ length: 11 }, (_, value) => value);
const oneToFive = [1, 2, 3, 4, 5];

/** Everything a dreamer may add, folded away until asked for. */
export function DetailFields({ values }: { values: DreamValues }) {
  const t = useMessages('share');
  const { number } = useFormats();
  return (
    <details className="fold border-y border-line" open={hasDetails(values)}>
      <summary>
        <ChevronRight aria-hidden="true" />
        {t.more}
        <span className="ml-auto font-normal text-ink-faint max-sm:hidden">{t.moreHint}</span>
      </summary>
      <div className="grid gap-7 pt-3 pb-8">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t.dreamTitle}
            name="title"
            autoComplete="off"
            maxLength={titleLimit * 2}
            defaultValue={values.title}
          />
          <SelectField
            label={t.category}
            name="category"
            value={values.category}
            blankLabel={t.unsaid}
          >
            {categories.map((category) => (
              <option key={category} value={category}>
                {t.categories[category]}
              </option>
            ))}
          </SelectField>
        </div>
        <Ticks legend={t.types} name="types" offered={dreamTypes} ticked={values.types}>
          {(type) => t.typeNames[type]}
        </Ticks>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 sm:gap-x-5">
          <SelectField label={t.mood} name="mood" value={values.mood} blankLabel={t.unsaid}>
            {moods.map((mood) => (
              <option key={mood} value={mood}>
                {t.moods[mood]}
              </option>
            ))}
          </SelectField>
          <SelectField label={t.recall} name="recall" value={values.recall} blankLabel={t.unsaid}>
            {recalls.map((recall) => (
              <option key={recall} value={recall}>
                {t.recalls[recall]}
              </option>
            ))}
          </SelectField>
          <Scale
            label={t.sleepQuality}
            name="sleepQuality"
            value={values.sleepQuality}
            steps={oneToFive}
            ends={t.sleepQualityEnds}
          />
          <Scale
            label={t.lucidity}
            name="lucidity"
            value={values.lucidity}
            steps={zeroToTen}
            ends={t.lucidityEnds}
          />
          <Scale
            label={t.vividness}
            name="vividness"
            value={values.vividness}
            steps={zeroToTen}
            ends={t.vividnessEnds}
          />
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-5">
          <TextField
            label={t.city}
            name="city"
            autoComplete="off"
            maxLength={placeNameLimit * 2}
            describedBy="place-hint"
            defaultValue={values.city}
          />
          <TextField
            label={t.country}
            name="country"
            autoComplete="off"
            maxLength={placeNameLimit * 2}
            describedBy="place-hint"
            defaultValue={values.country}
          />
          <p id="place-hint" className="col-span-2 text-small text-ink-faint">
            {t.placeHint}
          </p>
        </div>
        {values.keepsReport && <input type="hidden" name="keepsReport" value="yes" />}
        <Field
          label={t.report}
          hint={values.keepsReport ? t.reportUnreadable : t.reportHint(number(reportLimit))}
        >
          {(control) => (
            <textarea
              className="input report"
              name="report"
              rows={6}
              defaultValue={values.report}
              {...control}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

const folded = [
  'title',
  'category',
  'types',
  'mood',
  'lucidity',
  'vividness',
  'sleepQuality',
  'recall',
  'city',
  'country',
  'report',
  'keepsReport',
] as const satisfies readonly (keyof DreamValues)[];

/** Whether something is said in here already: it is then in sight. */
function hasDetails(values: DreamValues): boolean {
  return folded.some((name) => values[name].length > 0);
}

type ScaleProps = {
  label: string;
  name: string;
  value: string;
  steps: readonly number[];
  /** What the first and the last step mean. */
  ends: { low: string; high: string };
};

function Scale({ steps, ends, ...field }: ScaleProps) {
  const { scaleEnd, unsaid } = useMessages('share');
  const words = new Map([
    [steps.at(0), ends.low],
    [steps.at(-1), ends.high],
  ]);
  return (
    <SelectField blankLabel={unsaid} {...field}>
      {steps.map((step) => {
        const word = words.get(step);
        return (
          <option key={step} value={step}>
            {word === undefined ? step : scaleEnd(step, word)}
          </option>
        );
      })}
    </SelectField>
  );
}
