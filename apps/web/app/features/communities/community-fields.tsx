import {
  communityDescriptionLimit,
  communityKinds,
  communityNameLimit,
  communityRuleLimit,
  communityRulesLimit,
} from '@reverie/contract/communities.rules';
import type { CommunitiesText } from '#features/communities/communities-text.fr.ts';
import type { CommunityRefusal, CommunityValues } from '#features/communities/community.form.ts';
import { fill } from '#language/fill.ts';
import { Alert } from '#ui/alert.tsx';
import { Field, TextField } from '#ui/field.tsx';

type CommunityFieldsProps = {
  text: CommunitiesText;
  values: CommunityValues;
  refusal: CommunityRefusal | undefined;
  /** Whether who may come in is still to be chosen: later it stands. */
  hasKind?: boolean;
};

/** What a community says of itself. */
export function CommunityFields(props: CommunityFieldsProps) {
  const { text: t, values, refusal, hasKind = false } = props;
  const { form: f } = t;
  return (
    <>
      {refusal && <Refused text={t} refusal={refusal} />}
      <TextField
        label={f.name}
        hint={fill(f.nameHint, { n: String(communityNameLimit) })}
        name="name"
        dir="auto"
        required
        maxLength={communityNameLimit}
        defaultValue={values.name}
        isInvalid={refusal?.reason === 'blank' && values.name.trim() === ''}
      />
      {hasKind && (
        <fieldset>
          <legend className="mb-3 text-ui font-medium">{f.kind}</legend>
          <div className="grid gap-3">
            {([...communityKinds, 'circle'] as const).map((kind) => (
              <label key={kind} className="flex items-start gap-3 text-ui">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={values.kind === kind}
                  className="mt-1 size-5 shrink-0"
                />
                <span>
                  <span className="block font-medium first-letter:uppercase">{t.kinds[kind]}</span>
                  <span className="text-ink-soft">{t.kindHints[kind]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        label={f.description}
        hint={f.descriptionHint}
        isInvalid={refusal?.reason === 'blank' && values.description.trim() === ''}
      >
        {(control) => (
          <textarea
            dir="auto"
            className="input"
            name="description"
            rows={3}
            required
            maxLength={communityDescriptionLimit}
            defaultValue={values.description}
            {...control}
          />
        )}
      </Field>
      <Field label={f.rules} hint={fill(f.rulesHint, { n: String(communityRulesLimit) })}>
        {(control) => (
          <textarea
            dir="auto"
            className="input"
            name="rules"
            rows={5}
            defaultValue={values.rules}
            {...control}
          />
        )}
      </Field>
    </>
  );
}

/** Why a form about a community was not taken. */
export function Refused({
  text: t,
  refusal,
}: {
  text: CommunitiesText;
  refusal: CommunityRefusal;
}) {
  const limits = {
    name: String(communityNameLimit),
    description: String(communityDescriptionLimit),
    rule: String(communityRuleLimit),
  };
  return <Alert occasion={refusal}>{fill(t.refusals[refusal.reason], limits)}</Alert>;
}
