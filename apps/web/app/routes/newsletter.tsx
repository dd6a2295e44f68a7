import { ApiProblem } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { NewsletterPage } from '#features/newsletter/newsletter-page.tsx';
import {
  type RequestOutcome,
  readRequest,
  refusalOf,
  requestBody,
} from '#features/newsletter/request.form.ts';
import { readNewsletterText } from '#features/newsletter/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { isTrapped } from '#ui/honeypot.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return { text: readNewsletterText(request) };
}

/** Takes the form of every page it stands on. */
export async function action({ request, context }: ActionFunctionArgs): Promise<RequestOutcome> {
  const form = await request.formData();
  const values = readRequest(form);
  if (isTrapped(form)) return { values, refusal: 'unexpected' };
  try {
    const body = requestBody(values, languageOf(request.headers));
    await context.get(apiContext).newsletter.subscribe(body);
    return { values, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { values, refusal: refusalOf(error.problem) };
  }
}

export const clientAction = unlessUnreached(
  (form): RequestOutcome => ({ refusal: 'unexpected', values: readRequest(form) }),
);

export default function Newsletter() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <NewsletterPage text={text}>
        <NewsletterForm isMain outcome={useActionData<typeof action>()} />
      </NewsletterPage>
    </>
  );
}
