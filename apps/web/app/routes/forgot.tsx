import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { ForgotForm, ForgotSent } from '#features/accounts/forgot-form.tsx';
import { refusalOf } from '#features/accounts/refusal.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sendsMail } = await context.get(apiContext).accounts.ways();
  const isSent = new URL(request.url).searchParams.has('sent');
  return { isSent, sendsMail, now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const email = textOf(await request.formData(), 'email').trim();
  if (email === '') {
    return data({ refusal: { code: 'email_required' as const }, email }, { status: 400 });
  }
  try {
    await context.get(apiContext).passwords.forgot({ email });
  } catch (error) {
    return data({ refusal: refusalOf(error), email }, { status: 400 });
  }
  throw redirect('/forgot?sent');
}

/** Asks for a link by mail. The answer is the same for every address. */
export default function ForgotPage() {
  const t = useMessages('accounts');
  const { isSent, sendsMail, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shows = isSent && !refused;
  const words = shows ? t.security.forgot.sent : t.security.forgot;
  return (
    <Entrance
      title={words.title}
      lead={words.lead}
      now={now}
      aside={
        <Link to="/login" className="inline-link">
          {t.reset.toLogin}
        </Link>
      }
    >
      <DocumentHead title={words.title} />
      {shows ? (
        <ForgotSent sendsMail={sendsMail} />
      ) : (
        <ForgotForm refusal={refused?.refusal} email={refused?.email} />
      )}
    </Entrance>
  );
}
