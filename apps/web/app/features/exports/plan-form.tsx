import type { ProblemCode } from '@reverie/contract';
import type { ExportPlan } from '@reverie/contract/exports';
import { exportFormats, exportRhythms } from '@reverie/contract/exports.rules';
import { Form, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Submit } from '#ui/submit.tsx';

type PlanFormProps = { plan: ExportPlan | null; refusal: ProblemCode | undefined };

/** The export that is made by itself: which one and how often, or none. */
export function PlanForm({ plan, refusal }: PlanFormProps) {
  const t = useMessages('exports');
  const { date } = useFormats();
  const intent = useNavigation().formData?.get('intent');
  return (
    <section className="grid gap-5">
      <header className="grid max-w-prose gap-2">
        <h2 className="font-display text-h3">{t.plan}</h2>
        <p className="text-ui text-ink-soft">
          {plan
            ? t.planIs(t.formats[plan.format].name, t.rhythms[plan.rhythm], date(plan.nextAt))
            : t.planLead}
        </p>
      </header>
      {refusal && !intent && <Alert occasion={refusal}>{t.failed}</Alert>}
      {plan ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="drop-plan" />
          <Submit variant="outline" isBusy={intent === 'drop-plan'} busyLabel={t.dropping}>
            {t.dropPlan}
          </Submit>
        </Form>
      ) : (
        <Form method="post" preventScrollReset className="grid max-w-2xl gap-5 sm:grid-cols-2">
          <input type="hidden" name="intent" value="plan" />
          <ChoiceField label={t.format} name="format">
            {exportFormats.map((format) => (
              <option key={format} value={format}>
                {t.formats[format].name}
              </option>
            ))}
          </ChoiceField>
          <ChoiceField label={t.rhythm} name="rhythm" value="monthly">
            {exportRhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {t.rhythms[rhythm]}
              </option>
            ))}
          </ChoiceField>
          <div>
            <Submit variant="outline" isBusy={intent === 'plan'} busyLabel={t.asking}>
              {t.keepPlan}
            </Submit>
          </div>
        </Form>
      )}
    </section>
  );
}
