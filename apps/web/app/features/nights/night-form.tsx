import {
  awakeningLimit,
  dayNoteLimit,
  moods,
  napLimit,
  qualities,
} from '@reverie/contract/layers.rules';
import { Form } from 'react-router';
import { Meeting } from '#features/nights/meeting.tsx';
import type { NightValues, NotKept } from '#features/nights/night.form.ts';
import { NightWaits } from '#features/nights/night-waits.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { Checkbox, Field, TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type NightFormProps = {
  values: NightValues;
  revision: number;
  notKept: NotKept | undefined;
  /** A night with dreams is no night without recall. */
  hasDreams: boolean;
  isSaved: boolean;
};

/** The day note, the sleep and the moods of a night, all of it optional. */
export function NightForm(props: NightFormProps) {
  const { notKept, hasDreams, isSaved } = props;
  const values = notKept?.kept ?? props.values;
  const revision = notKept?.revision ?? props.revision;
  const t = useMessages('nights');
  const { number } = useFormats();
  const isBusy = useIsSending();
  return (
    <Form method="post" className="grid gap-10">
      <input type="hidden" name="revision" value={revision} />
      {notKept?.standing && (
        <Meeting mine={notKept.kept} standing={notKept.standing} occasion={notKept} />
      )}
      {notKept?.waits && <NightWaits key={notKept.waits} id={notKept.waits} next="?kept" />}
      {notKept && !notKept.waits && !notKept.standing && (
        <Alert occasion={notKept}>
          {notKept.code === 'invalid_body' || notKept.code === 'sealing_off'
            ? t.refused[notKept.code]
            : t.refused.other}
        </Alert>
      )}
      <Field label={t.dayNote} hint={t.dayNoteHint(number(dayNoteLimit))}>
        {(control) => (
          <textarea
            name="dayNote"
            rows={5}
            className="input day-note"
            defaultValue={values.dayNote}
            {...control}
          />
        )}
      </Field>
      <fieldset className="grid gap-4">
        <legend className="mb-4 font-display text-h3">{t.sleep}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-4">
          <TextField label={t.bedtime} name="bedtime" type="time" defaultValue={values.bedtime} />
          <TextField label={t.rising} name="rising" type="time" defaultValue={values.rising} />
          <CountField
            label={t.awakenings}
            name="awakenings"
            max={awakeningLimit}
            value={values.awakenings}
          />
          <CountField label={t.naps} name="naps" max={napLimit} value={values.naps} />
        </div>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          <SelectField
            label={t.quality}
            name="quality"
            value={values.quality}
            blankLabel={t.unsaid}
          >
            {qualities.map((step) => (
              <option key={step} value={step}>
                {t.qualities[step]}
              </option>
            ))}
          </SelectField>
          <MoodField label={t.moodBefore} name="moodBefore" value={values.moodBefore} />
          <MoodField label={t.moodAfter} name="moodAfter" value={values.moodAfter} />
        </div>
        {(!hasDreams || values.hadNoRecall !== '') && (
          <Checkbox
            name="hadNoRecall"
            value="yes"
            defaultChecked={values.hadNoRecall !== ''}
            className="mt-2"
          >
            {t.noRecall}
          </Checkbox>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center gap-5">
        <Submit isBusy={isBusy} busyLabel={t.saving}>
          {t.save}
        </Submit>
        <Done>{isSaved && !notKept && !isBusy && t.saved}</Done>
      </div>
    </Form>
  );
}

type CountFieldProps = { label: string; name: string; max: number; value: string };

function CountField({ label, name, max, value }: CountFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      defaultValue={value}
    />
  );
}

function MoodField({ label, name, value }: { label: string; name: string; value: string }) {
  const t = useMessages('nights');
  return (
    <SelectField label={label} name={name} value={value} blankLabel={t.unsaid}>
      {moods.map((mood) => (
        <option key={mood} value={mood}>
          {t.moods[mood]}
        </option>
      ))}
    </SelectField>
  );
}
