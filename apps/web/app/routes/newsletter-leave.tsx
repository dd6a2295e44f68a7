import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { findSubscription, tokenOf } from '#features/newsletter/queries.ts';
import { EndedPage, LeavePage, LeftPage } from '#features/newsletter/subscription-pages.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return {
      text: readNewsletterText(request),
      subscription: await findSubscription(context.get(apiContext), tokenOf(request)),
      hasLeft: new URL(request.url).searchParams.has('left'),
    };
  } catch (error) {
    return asPageError(error);
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = textOf(await request.formData(), 'token');
  await context.get(apiContext).newsletter.leave({ token }).catch(asPageError);
  throw redirect('/newsletter/leave?left');
}

export default function NewsletterLeave() {
  const { text, subscription, hasLeft } = useLoaderData<typeof loader>();
  if (hasLeft) return <Shown title={text.left.title} page={<LeftPage text={text} />} />;
  if (!subscription) return <Shown title={text.ended.title} page={<EndedPage text={text} />} />;
  const page = <LeavePage text={text} subscription={subscription} />;
  return <Shown title={text.leave.title} page={page} />;
}

function Shown({ title, page }: { title: string; page: React.ReactNode }) {
  return (
    <>
      <DocumentHead title={title} />
      {page}
    </>
  );
}
