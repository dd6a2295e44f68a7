import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import {
  blankCommunity,
  type CommunityRefusal,
  found,
  readCommunity,
} from '#features/communities/community.form.ts';
import { CommunityFields } from '#features/communities/community-fields.tsx';
import { readCommunitiesText } from '#features/communities/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return { text: readCommunitiesText(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await found(context.get(apiContext), await request.formData());
  if ('reason' in answer) return data(answer, { status: 400 });
  throw redirect(`/communities/${answer.slug}/members`);
}

export const clientAction = unlessUnreached(
  (form): CommunityRefusal => ({ reason: 'unavailable', values: readCommunity(form) }),
);

export default function NewCommunityPage() {
  const { text: t } = useLoaderData<typeof loader>();
  const refusal = useActionData<CommunityRefusal>();
  const isBusy = useIsSending();
  return (
    <Page>
      <DocumentHead title={t.form.newTitle} isListed={false} />
      <PageHead title={t.form.newTitle} lead={t.form.newLead} />
      <Form method="post" className="grid max-w-2xl gap-8">
        <CommunityFields
          text={t}
          values={refusal?.values ?? blankCommunity}
          refusal={refusal}
          hasKind
        />
        <p>
          <Submit size="large" isBusy={isBusy} busyLabel={t.form.creating}>
            {t.form.create}
          </Submit>
        </p>
      </Form>
    </Page>
  );
}
