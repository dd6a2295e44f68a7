import { ApiProblem, newKey } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import {
  type ContactValues,
  contactBody,
  readContact,
  refusalOf,
  typeOf,
} from '#features/contact/contact.form.ts';
import { type ContactOutcome, ContactPage } from '#features/contact/contact-page.tsx';
import { contactEn } from '#features/contact/contact-text.en.ts';
import { contactFr } from '#features/contact/contact-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { helpOn } from '#help/find-help.ts';
import type { HelpId } from '#help/help-places.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';
import { textOf } from '#ui/form-text.ts';
import { isTrapped } from '#ui/honeypot.tsx';

/** What people most often write to us for; answered once, in the help. */
const asked = [
  'who-reads',
  'outside-model',
  'dream-meaning',
  'analysis-sure',
  'painting-made',
  'take-down-dream',
  'price-today',
  'low-after-nightmare',
] as const satisfies HelpId[];

export function loader({ request, context }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const language = languageOf(request.headers);
  const values: ContactValues = {
    name: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    email: user?.email ?? '',
    type: typeOf(new URL(request.url).searchParams.get('type')),
    subject: '',
    message: '',
    consent: false,
  };
  const text = textIn({ fr: contactFr, en: contactEn }, language);
  const questions = asked.map((id) => helpOn(language, id));
  return { text, values, questions, sendKey: newKey() };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<ContactOutcome> {
  const form = await request.formData();
  const values = readContact(form);
  if (isTrapped(form)) return { refusal: 'unexpected', values };
  const body = contactBody(values, languageOf(request.headers));
  const send = (idempotencyKey: string) =>
    context.get(apiContext).contact.send(body, { idempotencyKey });
  try {
    return await send(textOf(form, 'key') || newKey()).catch((error: unknown) => {
      if (!isKeyReused(error)) throw error;
      // The same form has sent something else before: this is another message.
      return send(newKey());
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { refusal: refusalOf(error.problem), values };
  }
}

function isKeyReused(error: unknown): boolean {
  return error instanceof ApiProblem && error.problem.code === 'idempotency_key_reused';
}

export const clientAction = unlessUnreached(
  (form): ContactOutcome => ({ refusal: 'unexpected', values: readContact(form) }),
);

export default function Contact() {
  const { text, values, questions, sendKey } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <ContactPage
        text={text}
        values={values}
        sendKey={sendKey}
        questions={questions}
        outcome={useActionData<typeof action>()}
      />
    </>
  );
}
