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
import { unlessUnreached } from '#api/forms.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { readNewPassword, resetRefusal } from '#features/accounts/new-password.form.ts';
import { refusalOf } from '#features/accounts/refusal.form.ts';
import { ResetForm } from '#features/accounts/reset-form.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token, password, confirmPassword } = readNewPassword(await request.formData());
  const fault = resetRefusal({ password, confirmPassword });
  if (fault) return data({ refusal: fault }, { status: 400 });
  try {
    await context.get(apiContext).passwords.reset({ token, password });
  } catch (error) {
    return data({ refusal: refusalOf(error) }, { status: 400 });
  }
  throw redirect('/login?session=renewed');
}

export const clientAction = unlessUnreached(() => ({ refusal: { code: 'unavailable' as const } }));

/** Where a mailed link leads: another password, once. */
export default function ResetPage() {
  const t = useMessages('accounts');
  const { token, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const isEnded = token === '' || refusal?.code === 'not_found';
  const words = isEnded ? t.reset.ended : t.reset;
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
      {isEnded ? (
        <p>
          <Link to="/forgot" className="button" data-variant="solid" data-size="large">
            {t.reset.ended.again}
          </Link>
        </p>
      ) : (
        <ResetForm token={token} refusal={refusal} />
      )}
    </Entrance>
  );
}
