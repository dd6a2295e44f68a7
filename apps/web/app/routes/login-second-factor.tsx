import type { SignedPasskey } from '@reverie/contract/webauthn';
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { returnPath } from '#api/return-path.ts';
import { StepField } from '#features/accounts/code-field.tsx';
import { Entrance } from '#features/accounts/entrance.tsx';
import { readPasskey } from '#features/accounts/passkey.form.ts';
import { PasskeyButton } from '#features/accounts/passkey-button.tsx';
import { enter } from '#features/accounts/signing-in.form.ts';
import { wordsOf } from '#features/accounts/wording.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { textOf } from '#ui/form-text.ts';
import { Submit, useIsSending } from '#ui/submit.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  if (context.get(userContext)) throw redirect(returnPath(asked.get('from')));
  const challenge = asked.get('challenge') ?? '';
  return { challenge, by: asked.getAll('by'), now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const challenge = textOf(form, 'challenge');
  const code = textOf(form, 'code').trim();
  const passkey = readPasskey<SignedPasskey>(form);
  return enter({
    request,
    kept: null,
    remember: new URL(request.url).searchParams.has('remember'),
    refusal: code === '' && !passkey ? { code: 'factor_required' } : null,
    send: () =>
      context
        .get(apiContext)
        .factors.secondStep({ challenge, ...(passkey ? { passkey } : { code }) }),
  });
}

export const clientAction = unlessUnreached(() => ({
  refusal: { code: 'unavailable' as const },
  kept: null,
}));

/** The second step of signing in, for a person who set one up. */
export default function SecondFactorPage() {
  const t = useMessages('accounts');
  const step = t.security.secondStep;
  const { challenge, by, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const isBusy = useIsSending();
  const isEnded = challenge === '' || refusal?.code === 'not_found';
  const takesPasskey = by.includes('passkey');
  const takesCode = by.includes('totp') || !takesPasskey;
  const way = takesPasskey ? (takesCode ? 'both' : 'passkey') : 'totp';
  const { title, lead } = isEnded ? step.ended : { title: step.title, lead: step.leads[way] };
  return (
    <Entrance
      title={title}
      lead={lead}
      now={now}
      aside={
        <Link to="/login" className="inline-link">
          {step.toLogin}
        </Link>
      }
    >
      <DocumentHead title={title} />
      {!isEnded && takesPasskey && (
        <PasskeyButton
          occasion={{ purpose: 'second_step', challenge }}
          beside={() => ({ challenge })}
          isBusy={isBusy}
          variant={takesCode ? 'outline' : 'solid'}
        >
          {t.passkeys.secondStep}
        </PasskeyButton>
      )}
      {!isEnded && (
        <Form method="post" noValidate className="grid gap-5">
          {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
          <input type="hidden" name="challenge" value={challenge} />
          <StepField by={takesCode ? 'code' : 'recoveryCode'} refusal={refusal} />
          <Submit
            isBusy={isBusy}
            busyLabel={step.busy}
            size="large"
            variant={takesCode ? 'solid' : 'outline'}
          >
            {step.submit}
          </Submit>
        </Form>
      )}
    </Entrance>
  );
}
