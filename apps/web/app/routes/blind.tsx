import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/blind/blind.css?url';
import { type BlindRefusal, sendBlind } from '#features/blind/blind.form.ts';
import { BlindPage } from '#features/blind/blind-page.tsx';
import { readBlindText } from '#features/blind/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const roundId = /^[0-9a-f-]{36}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { guesses } = context.get(apiContext);
  const asked = new URL(request.url).searchParams.get('round');
  const isAsked = asked !== null && roundId.test(asked);
  const [results, round, lending] = await Promise.all([
    guesses.results().catch(asPageError),
    isAsked ? guesses.get({ id: asked }).catch(() => 'gone' as const) : null,
    context.get(userContext) ? guesses.lending().catch(asPageError) : null,
  ]);
  return { results, round, isLent: lending?.isLent ?? null, text: readBlindText(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const language = languageOf(request.headers);
  const answer = await sendBlind(context.get(apiContext), await request.formData(), language);
  if (answer === null) throw data(null, { status: 400 });
  if ('reason' in answer) return data(answer, { status: 400 });
  throw redirect(answer.round ? `/blind?round=${answer.round}` : '/blind#lending');
}

export const clientAction = unlessUnreached((): BlindRefusal => ({ reason: 'other' }));

export default function Blind() {
  const { results, round, isLent, text } = useLoaderData<typeof loader>();
  const refusal = useActionData<BlindRefusal>();
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} isListed={round === null} />
      <BlindPage round={round} results={results} isLent={isLent} text={text} refusal={refusal} />
    </>
  );
}
