import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import {
  type ConnectionDone,
  type ConnectionRefusal,
  sendConnection,
} from '#features/connections/connection.form.ts';
import styles from '#features/connections/connections.css?url';
import { ConnectionsPage } from '#features/connections/connections-page.tsx';
import { readConnectionsText } from '#features/connections/text.ts';
import { DocumentHead } from '#head/document-head.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const acts: readonly ConnectionDone[] = ['yes', 'no', 'ended'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const list = await context.get(apiContext).connections.list().catch(asPageError);
  const said = new URL(request.url).searchParams.get('done');
  const done = acts.find((each) => each === said) ?? null;
  return { list, done, text: readConnectionsText(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await sendConnection(context.get(apiContext), await request.formData(), '');
  if (answer === null) throw data(null, { status: 400 });
  if (typeof answer === 'object') return data(answer, { status: 400 });
  throw redirect(`/connections?done=${answer}`);
}

export const clientAction = unlessUnreached(
  (): ConnectionRefusal => ({ of: 'connections', reason: 'other', word: '' }),
);

export default function Connections() {
  const { list, done, text } = useLoaderData<typeof loader>();
  const refusal = useActionData<ConnectionRefusal>();
  return (
    <>
      <DocumentHead title={text.title} isListed={false} />
      <ConnectionsPage list={list} text={text} done={done} refusal={refusal} />
    </>
  );
}
