import type { ProblemCode } from '@reverie/contract';
import { archiveDays } from '@reverie/contract/archives.rules';
import { exportFormats, exportLanguages } from '@reverie/contract/exports.rules';
import { Form, useNavigation } from 'react-router';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';

/** What is wanted of one's dreams: in which form, in which language, of which nights. */
export function ExportForm({ refusal }: { refusal: ProblemCode | undefined }) {
  const t = useMessages('exports');
  const language = useLanguage();
  const isBusy = useNavigation().formData?.get('intent') === 'export';
  return (
    <Form method="post" preventScrollReset className="grid max-w-2xl gap-6">
      <input type="hidden" name="intent" value="export" />
      {refusal && !isBusy && <Alert occasion={refusal}>{refusalIn(t, refusal)}</Alert>}
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-ui font-medium">{t.format}</legend>
        {exportFormats.map((format, at) => (
          <div key={format} className="grid gap-1 border-b border-line py-3">
            <label className="flex items-start gap-3 text-ui">
              <input
                type="radio"
                name="format"
                value={format}
                defaultChecked={at === 0}
                className="mt-1.5"
                aria-describedby={`about-${format}`}
              />
              {t.formats[format].name}
            </label>
            <p id={`about-${format}`} className="pl-6 text-small text-ink-faint">
              {t.formats[format].hint}
            </p>
          </div>
        ))}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-3">
        <ChoiceField label={t.language} name="language" value={language}>
          {exportLanguages.map((each) => (
            <option key={each} value={each}>
              {t.languages[each]}
            </option>
          ))}
        </ChoiceField>
        <TextField label={t.from} hint={t.spanHint} type="date" name="from" />
        <TextField label={t.to} type="date" name="to" />
      </div>
      <div className="grid gap-4">
        <div>
          <Submit isBusy={isBusy} busyLabel={t.asking}>
            {t.ask}
          </Submit>
        </div>
        <p className="text-small text-ink-faint">{t.sealed(archiveDays)}</p>
      </div>
    </Form>
  );
}

function refusalIn(t: ReturnType<typeof useMessages<'exports'>>, refusal: ProblemCode): string {
  if (refusal === 'rate_limited') return t.tooMany;
  return refusal === 'invalid_body' ? t.backwards : t.failed;
}
