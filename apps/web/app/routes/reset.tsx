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
import { readNewPassword, resetRefusal } from '#features/accounts/new-password.ts';
import { refusalOf } from '#features/accounts/refusal.ts';
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
    await context.get(apiContext).accounts.reset({ token, password });
  } catch (error) {
    return data({ refusal: refusalOf(error) }, { status: 400 });
  }
  throw redirect('/login?session=renewed');
}

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
      <DocumentHead title={words.title} isListed={false} />
      {isEnded ? (
        <p>
          <Link
            to="/contact?type=support#message"
            className="button"
            data-variant="solid"
            data-size="large"
          >
            {t.reset.ended.write}
          </Link>
        </p>
      ) : (
        <ResetForm token={token} refusal={refusal} />
      )}
    </Entrance>
  );
}
