import type { ProblemCode } from '@reverie/contract';
import { leavingDays, leftDreams } from '@reverie/contract/leaving.rules';
import { Form, useNavigation } from 'react-router';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit } from '#ui/submit.tsx';

type LeaveSectionProps = {
  /** Whose password is asked for; null for somebody who has none. */
  email: string | null;
  leavesAt: string | undefined;
  refusal: ProblemCode | undefined;
  hasStayed: boolean;
};

/** What leaving means, and the way: or, for somebody who leaves, the way back. */
export function LeaveSection({ email, leavesAt, refusal, hasStayed }: LeaveSectionProps) {
  const t = useMessages('leaving');
  return (
    <section className="grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
      </header>
      {leavesAt === undefined ? (
        <>
          <div className="grid max-w-prose gap-2 text-ui text-ink-soft">
            <p>{t.days(leavingDays)}</p>
            <p>{t.takeAlong}</p>
          </div>
          <Done>{hasStayed && t.stayed}</Done>
          <LeaveForm email={email} refusal={refusal} />
        </>
      ) : (
        <StayForm leavesAt={leavesAt} />
      )}
    </section>
  );
}

function LeaveForm({ email, refusal }: Pick<LeaveSectionProps, 'email' | 'refusal'>) {
  const t = useMessages('leaving');
  const { reveal } = useMessages('accounts');
  const isBusy = useNavigation().formData?.get('intent') === 'leave';
  const { refusals } = t;
  const isNamed = refusal === 'wrong_password' || refusal === 'last_webmaster';
  return (
    <Form method="post" preventScrollReset className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value="leave" />
      {refusal && !isBusy && (
        <Alert occasion={refusal}>{isNamed ? refusals[refusal] : refusals.other}</Alert>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-ui font-medium">{t.dreams}</legend>
        {leftDreams.map((choice) => (
          <label key={choice} className="flex items-start gap-3 text-ui">
            <input
              type="radio"
              name="dreams"
              value={choice}
              defaultChecked={choice === 'delete'}
              className="mt-1 size-4 shrink-0"
            />
            <span className="grid gap-0.5">
              {t.choices[choice].name}
              <span className="text-small text-ink-faint">{t.choices[choice].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {email !== null && (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            words={reveal}
            label={t.password}
            name="password"
            autoComplete="current-password"
            required
            isInvalid={refusal === 'wrong_password'}
          />
        </>
      )}
      <div>
        <Submit variant="outline" isBusy={isBusy} busyLabel={t.busy}>
          {t.submit}
        </Submit>
      </div>
    </Form>
  );
}

function StayForm({ leavesAt }: { leavesAt: string }) {
  const t = useMessages('leaving');
  const { date } = useFormats();
  const isBusy = useNavigation().formData?.get('intent') === 'stay';
  return (
    <Form method="post" preventScrollReset className="grid max-w-prose gap-4">
      <input type="hidden" name="intent" value="stay" />
      <p className="text-ui font-medium">{t.leavesAt(date(leavesAt))}</p>
      <p className="text-ui text-ink-soft">{t.until}</p>
      <div>
        <Submit isBusy={isBusy} busyLabel={t.staying}>
          {t.stay}
        </Submit>
      </div>
    </Form>
  );
}
