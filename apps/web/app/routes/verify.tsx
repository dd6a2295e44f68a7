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
  return followLink(request, context.get(apiContext).addresses.verify);
}

/** Where the letter leads that asks whether an address is theirs who gave it. */
export default function VerifyPage() {
  const { toSettings, ...words } = useMessages('accounts').security.verify;
  const { token, now } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? (token === '' ? 'ended' : null);
  const { title, lead } = useLinkWords('verify', outcome);
  return (
    <Entrance
      title={title}
      lead={lead}
      now={now}
      aside={
        <Link to="/settings/account" className="inline-link">
          {toSettings}
        </Link>
      }
    >
      <DocumentHead title={title} />
      {outcome === null && <LinkForm token={token} words={words} />}
    </Entrance>
  );
}
