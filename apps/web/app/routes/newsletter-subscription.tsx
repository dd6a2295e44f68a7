import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import {
  doneBefore,
  findSubscription,
  subscriptionPath,
  tokenOf,
} from '#features/newsletter/queries.ts';
import { readFrequency } from '#features/newsletter/request.form.ts';
import { EndedPage, SubscriptionPage } from '#features/newsletter/subscription-pages.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return {
      text: readNewsletterText(request),
      subscription: await findSubscription(context.get(apiContext), tokenOf(request)),
      done: doneBefore(request),
    };
  } catch (error) {
    return asPageError(error);
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { newsletter } = context.get(apiContext);
  const token = textOf(form, 'token');
  try {
    if (form.get('intent') === 'leave') {
      await newsletter.leave({ token });
      throw redirect('/newsletter/leave?left');
    }
    await newsletter.change({ token, frequency: readFrequency(form) });
    throw redirect(subscriptionPath(token, 'changed'));
  } catch (error) {
    return asPageError(error);
  }
}

export default function NewsletterSubscription() {
  const { text, subscription, done } = useLoaderData<typeof loader>();
  const { title } = subscription ? text.subscription : text.ended;
  return (
    <>
      <DocumentHead title={title} />
      {subscription ? (
        <SubscriptionPage text={text} subscription={subscription} done={done} />
      ) : (
        <EndedPage text={text} />
      )}
    </>
  );
}
