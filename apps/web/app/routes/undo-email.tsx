import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { followLink, readLink } from '#features/accounts/mailed-link.form.ts';
import { LinkForm, useLinkWords } from '#features/accounts/mailed-link.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return readLink(request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return followLink(request, context.get(apiContext).addresses.undo);
}

/** Where the letter leads that tells an old address of its change. */
export default function UndoEmailPage() {
  const { toForgot, ...words } = useMessages('accounts').security.undoEmail;
  const { token, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? (token === '' ? 'ended' : null);
  const { title, lead } = useLinkWords('undoEmail', outcome);
  return (
    <Entrance
      title={title}
      lead={lead}
      now={now}
      aside={
        <Link to="/forgot" className="inline-link">
          {toForgot}
        </Link>
      }
    >
      <DocumentHead title={title} />
      {outcome === null && <LinkForm token={token} words={words} />}
    </Entrance>
  );
}
