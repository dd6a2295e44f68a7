import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, originContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/communities/communities.css?url';
import {
  type CommunityRefusal,
  readCommunity,
  sendToCommunity,
} from '#features/communities/community.form.ts';
import { CommunityFrame } from '#features/communities/community-frame.tsx';
import { Manage } from '#features/communities/manage.tsx';
import { Members } from '#features/communities/members.tsx';
import { readCommunitiesText } from '#features/communities/text.ts';
import { DocumentHead } from '#head/document-head.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, params: { slug = '' }, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { communities } = context.get(apiContext);
  const community = await communities.get({ slug }).catch(asPageError);
  const { members } = await communities.members({ slug }).catch(asPageError);
  const isSaved = new URL(request.url).searchParams.has('done');
  return { text: readCommunitiesText(request), community, members, isSaved };
}

export async function action({ request, params: { slug = '' }, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await sendToCommunity(context.get(apiContext), slug, await request.formData());
  if ('to' in answer) throw redirect(answer.to);
  if ('reason' in answer) return data(answer, { status: 400 });
  // Shown once, to who made it: it stands in no address.
  return data({ href: `${context.get(originContext)}${answer.link}`, until: answer.until });
}

export const clientAction = unlessUnreached(
  (form): CommunityRefusal => ({ reason: 'unavailable', values: readCommunity(form) }),
);

type Answer = CommunityRefusal | { href: string; until: string };

export default function CommunityMembersPage() {
  const { text: t, community, members, isSaved } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const refusal = answer && 'reason' in answer ? answer : undefined;
  const link = answer && 'href' in answer ? answer : null;
  const { name, viewer } = community;
  const isManaged = viewer.role === 'owner' || viewer.role === 'moderator';
  return (
    <CommunityFrame
      community={community}
      text={t}
      here="members"
      isSignedIn
      invitation={null}
      head={<DocumentHead title={`${t.tabMembers} · ${name}`} isListed={false} />}
      refusal={isManaged ? undefined : refusal}
      done={isSaved && !answer && t.done.saved}
    >
      <div className="mt-10 grid gap-14 lg:grid-cols-2 lg:gap-20">
        <section aria-labelledby="members">
          <h2 id="members" className="mb-4 font-display text-h2">
            {t.tabMembers}
          </h2>
          <Members members={members} viewer={viewer} text={t} />
        </section>
        {isManaged && <Manage community={community} text={t} refusal={refusal} link={link} />}
      </div>
    </CommunityFrame>
  );
}
