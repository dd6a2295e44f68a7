import type { NewPasskey } from '@reverie/contract/webauthn';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf, proofFor } from '#api/refusal.ts';
import { LackingFactor } from '#features/accounts/lacking-factor.tsx';
import { LinkedAccounts } from '#features/accounts/linked-accounts.tsx';
import { changeRefusal, readPasswordChange } from '#features/accounts/new-password.form.ts';
import { readPasskey } from '#features/accounts/passkey.form.ts';
import { PasskeySection } from '#features/accounts/passkey-section.tsx';
import { PasswordForm } from '#features/accounts/password-form.tsx';
import { RecoverySection } from '#features/accounts/recovery-section.tsx';
import { type Refusal, refusalOf } from '#features/accounts/refusal.form.ts';
import { type TotpOutcome, TotpSection } from '#features/accounts/totp-section.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { textOf } from '#ui/form-text.ts';

type Outcome = {
  password?: Refusal;
  totp?: TotpOutcome;
  passkey?: { refusal?: Refusal; isAdded?: boolean };
  recoveryCodes?: string[] | undefined;
};

const path = pathOf('security');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '', lacksFactor = false } = requireUser(context, request);
  const { accounts, identities, factors: guards } = context.get(apiContext);
  const [linked, { providers }, factors, ways] = await Promise.all([
    identities.list(),
    identities.providers(),
    guards.list(),
    accounts.ways(),
  ]);
  const asked = new URL(request.url).searchParams;
  const [done, elsewhere] = [asked.get('done'), asked.get('elsewhere')];
  const { passkeys: isOffered } = ways;
  return { email, lacksFactor, done, linked, providers, factors, isOffered, elsewhere };
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  requireUser(context, request);
  const form = await request.formData();
  const { factors } = context.get(apiContext);
  try {
    switch (form.get('intent')) {
      case 'unlink':
        throw await unlink(context, textOf(form, 'id'));
      case 'totp-begin':
        return said({ totp: { setup: await factors.begin() } });
      case 'totp-confirm':
        return said(await factors.confirm({ code: textOf(form, 'code') }));
      case 'codes-renew':
        return said(await factors.renewCodes());
      case 'totp-remove':
        await factors.remove();
        throw redirect(`${path}?done=removed`);
      case 'passkey-add':
      case 'passkey-rename':
      case 'passkey-remove':
        return said(await changePasskeys(context, form));
      default:
        return await changePassword(args, form);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    proofFor(error, path);
    const refusal = refusalOf(error);
    const setup = setupOf(form);
    if (setup) return said({ totp: { setup, refusal } }, 400);
    return said(isOfPasskeys(form) ? { passkey: { refusal } } : { password: refusal }, 400);
  }
}

function isOfPasskeys(form: FormData): boolean {
  return textOf(form, 'intent').startsWith('passkey-');
}

/** What became of a passkey; its page says so itself where nothing is shown but once. */
async function changePasskeys(
  context: ActionFunctionArgs['context'],
  form: FormData,
): Promise<Outcome> {
  const { passkeys } = context.get(apiContext);
  const [id, name] = [textOf(form, 'id'), textOf(form, 'name').trim()];
  const intent = form.get('intent');
  if (intent === 'passkey-remove') {
    await passkeys.remove({ id });
    throw redirect(`${path}?done=passkey-removed`);
  }
  if (intent === 'passkey-rename') {
    await passkeys.rename({ id, name });
    throw redirect(`${path}?done=passkey-renamed`);
  }
  const passkey = readPasskey<NewPasskey>(form);
  if (!passkey) return { passkey: { refusal: { code: 'passkey_failed' } } };
  const { recoveryCodes } = await passkeys.add({ passkey, ...(name && { name }) });
  return { passkey: { isAdded: true }, recoveryCodes };
}

/** The page that says what became of it. */
async function unlink(context: ActionFunctionArgs['context'], id: string): Promise<Response> {
  try {
    await context.get(apiContext).identities.unlink({ id });
    return redirect(`${path}?elsewhere=unlinked`);
  } catch (error) {
    proofFor(error, path);
    return redirect(`${path}?elsewhere=${codeOf(error) === 'last_way_in' ? 'lastWay' : 'refused'}`);
  }
}

function said(outcome: Outcome, status = 200) {
  return data(outcome, { status });
}

async function changePassword({ context }: ActionFunctionArgs, form: FormData) {
  const change = readPasswordChange(form);
  const fault = changeRefusal(change);
  if (fault) return said({ password: fault }, 400);
  const { confirmPassword: _, ...chosen } = change;
  await context.get(apiContext).passwords.change(chosen);
  throw redirect(`${path}?done=password`);
}

/** The secret a form was filled for: a wrong code leaves it on the page. */
function setupOf(form: FormData) {
  if (form.get('intent') !== 'totp-confirm') return null;
  const [secret, uri, qr] = ['secret', 'uri', 'qr'].map((name) => textOf(form, name));
  return secret && uri && qr ? { secret, uri, qr } : null;
}

function passkeyDone(done: string | null) {
  const ends = ['removed', 'renamed'] as const;
  return ends.find((end) => done === `passkey-${end}`) ?? null;
}

export default function SecuritySettings() {
  const given = useLoaderData<typeof loader>();
  const { email, done, linked, providers, factors, isOffered, elsewhere } = given;
  const outcome: Outcome | undefined = useActionData<typeof action>();
  return (
    <>
      <SectionHead section="security" />
      {given.lacksFactor && <LackingFactor />}
      <PasswordForm
        email={email}
        hasPassword={linked.hasPassword}
        refusal={outcome?.password}
        isDone={!outcome && done === 'password'}
      />
      <PasskeySection
        passkeys={factors.passkeys}
        isOffered={isOffered}
        refusal={outcome?.passkey?.refusal}
        done={outcome?.passkey?.isAdded ? 'added' : outcome ? null : passkeyDone(done)}
      />
      <TotpSection
        isOn={factors.totp}
        outcome={outcome?.totp ?? { isRemoved: !outcome && done === 'removed' }}
      />
      {(factors.totp || factors.passkeys.length > 0) && (
        <RecoverySection left={factors.recoveryCodes} codes={outcome?.recoveryCodes} />
      )}
      <LinkedAccounts linked={linked} providers={providers} path={path} said={elsewhere} />
    </>
  );
}
