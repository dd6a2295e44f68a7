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
import styles from '#features/communities/communities.css?url';
import {
  type CommunityRefusal,
  readCommunity,
  sendToCommunity,
} from '#features/communities/community.form.ts';
import { CommunityFrame } from '#features/communities/community-frame.tsx';
import { Questions } from '#features/communities/questions.tsx';
import { readCommunitiesText } from '#features/communities/text.ts';
import { DocumentHead } from '#head/document-head.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, params: { slug = '' }, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { communities } = context.get(apiContext);
  const community = await communities.get({ slug }).catch(asPageError);
  const questions = await communities.questions({ slug }).catch(asPageError);
  const isSaved = new URL(request.url).searchParams.has('done');
  return { text: readCommunitiesText(request), community, questions, isSaved };
}

export async function action({ request, params: { slug = '' }, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await sendToCommunity(context.get(apiContext), slug, await request.formData());
  if ('to' in answer) throw redirect(answer.to);
  if ('reason' in answer) return data(answer, { status: 400 });
  throw data(null, { status: 400 });
}

export const clientAction = unlessUnreached(
  (form): CommunityRefusal => ({ reason: 'unavailable', values: readCommunity(form) }),
);

export default function CommunityQuestionsPage() {
  const { text: t, community, questions, isSaved } = useLoaderData<typeof loader>();
  const refusal = useActionData<CommunityRefusal>();
  const title = `${t.tabQuestions} · ${community.name}`;
  return (
    <CommunityFrame
      {...{ community, refusal }}
      text={t}
      here="questions"
      isSignedIn
      invitation={null}
      head={<DocumentHead title={title} isListed={false} />}
      done={isSaved && t.done.saved}
    >
      <Questions questions={questions} community={community} text={t} />
    </CommunityFrame>
  );
}
