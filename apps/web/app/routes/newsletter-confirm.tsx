import { ApiProblem } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { subscriptionPath, tokenOf } from '#features/newsletter/queries.ts';
import { ConfirmPage, EndedPage } from '#features/newsletter/subscription-pages.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { textOf } from '#ui/form-text.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return { text: readNewsletterText(request), token: tokenOf(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const token = textOf(await request.formData(), 'token');
  try {
    const confirmed = await context.get(apiContext).newsletter.confirm({ token });
    throw redirect(subscriptionPath(confirmed.token, 'confirmed'));
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status < 500) return { isEnded: true };
    return asPageError(error);
  }
}

export default function NewsletterConfirm() {
  const { text, token } = useLoaderData<typeof loader>();
  const isEnded = useActionData<typeof action>()?.isEnded ?? token === '';
  return (
    <>
      <DocumentHead title={isEnded ? text.ended.title : text.confirm.title} />
      {isEnded ? <EndedPage text={text} /> : <ConfirmPage text={text} token={token} />}
    </>
  );
}
