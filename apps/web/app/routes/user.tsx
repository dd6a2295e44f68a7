import { libraryPageSize } from '@reverie/contract/library.rules';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { ProfilePage } from '#features/profiles/profile-page.tsx';
import { pagePath } from '#features/profiles/rules.ts';
import { readProfilesText } from '#features/profiles/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';

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
  return { text, profile, page, isOwn, isSignedIn: user !== null };
}

export default function UserPage() {
  const loaded = useLoaderData<typeof loader>();
  const { username, displayName, dreams } = loaded.profile;
  return (
    <>
      <DocumentHead title={displayName ? `${displayName} (@${username})` : username} />
      <ProfilePage {...loaded} wall={<Wall dreams={dreams} />} />
    </>
  );
}
