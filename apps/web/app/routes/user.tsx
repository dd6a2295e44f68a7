import { libraryPageSize } from '@reverie/contract/library.rules';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import { Connecting } from '#features/connections/connecting.tsx';
import {
  type ConnectionRefusal,
  connectionIntentOf,
  sendConnection,
} from '#features/connections/connection.form.ts';
import { readConnectionsText } from '#features/connections/text.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { ReportLink } from '#features/moderation/report-link.tsx';
import { staysAsRead } from '#features/moderation/rules.ts';
import { ProfilePage } from '#features/profiles/profile-page.tsx';
import { pagePath } from '#features/profiles/rules.ts';
import { readProfilesText } from '#features/profiles/text.ts';
import { sendTie, type TieRefusal, tieIntentOf } from '#features/ties/tie.form.ts';
import { WithSomebody } from '#features/ties/with-somebody.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';

export const shouldRevalidate = staysAsRead;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.username ?? '';
  const user = context.get(userContext);
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(wanted) ? Number(wanted) : 1;
  const warned = user && warnedFilterOf(user.preferences.warnedDreams);
  const profile = await context
    .get(apiContext)
    .profiles.get({
      ...{ username: asked, page, pageSize: libraryPageSize },
      ...(warned && { warned }),
    })
    .catch(asPageError);
  const { username, pageCount } = profile;
  const last = Math.max(1, pageCount);
  // One address for each page of it, however its name was typed.
  if (username !== asked || page > last) {
    const shown = Math.min(page, last);
    throw redirect(shown > 1 ? `${pagePath(username)}?page=${shown}` : pagePath(username));
  }
  const isOwn = user?.username === username;
  const text = readProfilesText(request).page;
  const connections = readConnectionsText(request);
  return { text, connections, profile, page, isOwn, isSignedIn: user !== null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const { username = '' } = params;
  const form = await request.formData();
  const connection = await sendConnection(context.get(apiContext), form, username);
  if (connection) {
    if (typeof connection === 'object') return data(connection, { status: 400 });
    throw redirect(pagePath(username));
  }
  const intent = tieIntentOf(form);
  if (!intent) throw data(null, { status: 400 });
  const refusal = await sendTie(context.get(apiContext), intent, username);
  if (refusal) return data(refusal, { status: 400 });
  // Whoever is kept away has no page any more for who did so.
  throw redirect(intent === 'block' ? '/settings/privacy?done=block#ties' : pagePath(username));
}

export const clientAction = unlessUnreached((form): TieRefusal | ConnectionRefusal =>
  connectionIntentOf(form)
    ? { of: 'connections', reason: 'other', word: '' }
    : { of: 'ties', reason: 'failed' },
);

export default function UserPage() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<TieRefusal | ConnectionRefusal>();
  const { username, displayName, dreams } = loaded.profile;
  const [ofTies, ofConnection] =
    refusal?.of === 'connections' ? [undefined, refusal] : [refusal, undefined];
  // Who waits for an answer comes first.
  const isAsked = loaded.profile.viewer?.connection.state === 'asked';
  const connecting = (
    <Connecting profile={loaded.profile} text={loaded.connections} refusal={ofConnection} />
  );
  return (
    <>
      <DocumentHead title={displayName ? `${displayName} (@${username})` : username} />
      <ProfilePage
        {...loaded}
        ties={
          <>
            {isAsked && connecting}
            <WithSomebody
              profile={loaded.profile}
              refusal={ofTies}
              between={!isAsked && connecting}
              report={<ReportLink kind="profile" id={username} back={pagePath(username)} />}
            />
          </>
        }
        wall={<Wall dreams={dreams} />}
      />
    </>
  );
}
