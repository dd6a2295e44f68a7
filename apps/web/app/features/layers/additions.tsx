import type { DreamAddition } from '@reverie/contract/layers';
import { additionKinds, additionLimit, passageLimit } from '@reverie/contract/layers.rules';
import { Form } from 'react-router';
import { Layer } from '#features/layers/layer.tsx';
import type { LayerRefusal } from '#features/layers/layers.form.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Choices } from '#ui/choices.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

/** What came later, on a broken line until it is let in. */
export function Addition({ addition, since }: { addition: DreamAddition; since: string }) {
  const t = useMessages('layers');
  const { id, kind, content, passage, state, letInAt, isUnreadable, createdAt } = addition;
  const status =
    state === 'let_in' && letInAt !== null
      ? t.letIn(letInAt)
      : t[state === 'apart' ? 'apart' : 'waiting'];
  return (
    <Layer
      title={kind === 'association' ? t.association : t.later}
      at={createdAt}
      since={since}
      look="later"
      aside={<p>{status}</p>}
    >
      {passage && <p className="mt-2 text-small text-ink-soft">{t.about(passage)}</p>}
      <p dir="auto" className="layer-words" data-state={state}>
        {isUnreadable ? t.shut : content}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <input type="hidden" name="additionId" value={id} />
        {state !== 'let_in' && !isUnreadable && (
          <button type="submit" name="intent" value="let_in" className="lead">
            {t.doLetIn}
          </button>
        )}
        {state === 'waiting' && (
          <button type="submit" name="intent" value="apart" className="lead">
            {t.doApart}
          </button>
        )}
        <Button type="submit" variant="quiet" name="intent" value="remove">
          {t.remove}
        </Button>
      </Form>
    </Layer>
  );
}

/** A place for what comes back. What was typed stays where it was not taken. */
export function AddLayer({ refusal }: { refusal: LayerRefusal | undefined }) {
  const t = useMessages('layers');
  const { number } = useFormats();
  const isBusy = useIsSending();
  const said = refusal?.intent === 'add' ? refusal.said : undefined;
  return (
    <Form method="post" className="add-layer">
      <input type="hidden" name="intent" value="add" />
      {said && refusal && !isBusy && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
      <Field label={t.add} hint={t.addHint(number(additionLimit))}>
        {(control) => (
          <textarea
            name="content"
            rows={3}
            className="input day-note"
            defaultValue={said?.content}
            {...control}
          />
        )}
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        <Choices
          legend={t.kind}
          name="kind"
          offered={additionKinds}
          chosen={said?.kind ?? 'addition'}
        >
          {(kind) => t.kinds[kind]}
        </Choices>
        <TextField
          label={t.passage}
          name="passage"
          autoComplete="off"
          maxLength={passageLimit * 2}
          defaultValue={said?.passage}
        />
      </div>
      <div>
        <Submit isBusy={isBusy} busyLabel={t.sending}>
          {t.send}
        </Submit>
      </div>
    </Form>
  );
}
