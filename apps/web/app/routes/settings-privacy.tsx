import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { codeOf } from '#api/refusal.ts';
import { readChoice } from '#features/consents/choice.form.ts';
import { type ConsentRefusal, ConsentSection } from '#features/consents/consent-section.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { languageOf } from '#language/language.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const language = languageOf(request.headers);
  const consents = await context.get(apiContext).consents.list({ language });
  const isLetterSent = new URL(request.url).searchParams.get('done') === 'newsletter';
  return { consents, isLetterSent };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const choice = readChoice(await request.formData(), languageOf(request.headers));
  try {
    if (choice) await context.get(apiContext).consents.choose(choice);
  } catch (error) {
    const refusal: ConsentRefusal = { kind: choice?.kind ?? null, code: codeOf(error) };
    return data(refusal, { status: 400 });
  }
  const isAsked = choice?.kind === 'newsletter' && choice.isGranted;
  throw redirect(isAsked ? `${pathOf('privacy')}?done=newsletter` : pathOf('privacy'));
}

export const clientAction = unlessUnreached(
  (form): ConsentRefusal => ({ kind: readChoice(form, 'fr')?.kind ?? null, code: 'unavailable' }),
);

export default function PrivacySettings() {
  const { consents, isLetterSent } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHead section="privacy" />
      <ConsentSection
        consents={consents}
        refusal={useActionData<typeof action>()}
        isLetterSent={isLetterSent}
      />
    </>
  );
}
