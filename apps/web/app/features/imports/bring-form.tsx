import type { ProblemCode } from '@reverie/contract';
import { importKinds } from '@reverie/contract/imports.rules';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Form } from 'react-router';
import { refusalWords } from '#features/imports/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

/** Megabytes of a file that a page takes; the API takes more. */
const pageMegabytes = 64;

/** A file, and what it is. */
export function BringForm({ refusal }: { refusal: ProblemCode | undefined }) {
  const t = useMessages('imports');
  const [chosen, setChosen] = useState('');
  const isBusy = useIsSending();
  const hint = useId();
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      className="grid max-w-2xl gap-5"
    >
      {refusal && !isBusy && <Alert occasion={refusal}>{refusalWords(refusal, t)}</Alert>}
      <label className="drop">
        <FileUp aria-hidden="true" className="size-5.5 shrink-0 text-ink-soft" />
        <span className="min-w-0 break-words">{chosen || t.file}</span>
        <input
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.json,.txt,.md,.markdown,.zip"
          aria-describedby={hint}
          onChange={({ target }) => setChosen(target.files?.[0]?.name ?? '')}
        />
      </label>
      <p id={hint} className="text-small text-ink-faint">
        {t.limits(pageMegabytes)}
      </p>
      <ChoiceField label={t.kind} className="max-w-sm" name="kind">
        <option value="auto">{t.auto}</option>
        {importKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </ChoiceField>
      <div>
        <Submit isBusy={isBusy} busyLabel={t.looking}>
          {t.look}
        </Submit>
      </div>
      <p className="text-small text-ink-faint">{t.rules}</p>
    </Form>
  );
}
