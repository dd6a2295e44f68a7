import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, originContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { returnPath } from '#api/return-path.ts';
import {
  type ArrivalKept,
  arrivalBody,
  arrivalRefusal,
  readArrival,
} from '#features/accounts/arrival.form.ts';
import { ArrivalForm } from '#features/accounts/arrival-form.tsx';
import { endedLuggageCookie, readLuggage } from '#features/accounts/elsewhere.server.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { type Refusal, refusalOf } from '#features/accounts/refusal.form.ts';
import { cookieOfSession } from '#features/accounts/session-cookie.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.get(userContext)) throw redirect('/dashboard');
  const luggage = await readLuggage(request);
  const { email = null, username } = luggage ?? {};
  const now = new Date().toISOString();
  return { now, email, username: username ?? '', isOver: luggage === null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const luggage = await readLuggage(request);
  if (!luggage) throw redirect('/register');
  const kept = readArrival(await request.formData());
  const refused = (refusal: Refusal) => data({ refusal, kept }, { status: 400 });
  const fault = arrivalRefusal(kept);
  if (fault) return refused(fault);
  const body = arrivalBody(kept, luggage.note, languageOf(request.headers));
  const origin = context.get(originContext);
  try {
    const { token } = await context.get(apiContext).identities.register(body);
    const headers = new Headers();
    headers.append('set-cookie', await endedLuggageCookie(origin));
    headers.append('set-cookie', cookieOfSession(token, origin));
    throw redirect(returnPath(luggage.from ?? null), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    const refusal = refusalOf(error);
    if (refusal.code === 'sign_in_refused') throw redirect('/login?session=refused');
    return refused(refusal);
  }
}

export const clientAction = unlessUnreached((form) => ({
  refusal: { code: 'unavailable' as const },
  kept: readArrival(form),
}));

/** The last step of somebody who came from elsewhere: a name, the terms, the age. */
export default function RegisterFinishPage() {
  const t = useMessages('accounts');
  const { now, email, username, isOver } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { title } = isOver ? t.login : t.elsewhere.finish;
  const blank: ArrivalKept = {
    ...{ username, email: '', acceptTerms: false, ageConfirmed: false, newsletter: false },
  };
  return (
    <Entrance
      title={title}
      lead={isOver ? t.elsewhere.said.refused : t.elsewhere.finish.lead}
      now={now}
      aside={
        <>
          {t.register.hasAccount}{' '}
          <Link to="/login" className="inline-link">
            {t.register.toLogin}
          </Link>
        </>
      }
    >
      <DocumentHead title={title} />
      {!isOver && (
        <ArrivalForm refusal={refused?.refusal} kept={refused?.kept ?? blank} email={email} />
      )}
    </Entrance>
  );
}
