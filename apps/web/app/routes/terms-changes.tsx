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
import { returnPath } from '#api/return-path.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { readChoice } from '#features/consents/choice.form.ts';
import { termsChangesEn } from '#features/legal/changes-text.en.ts';
import { termsChangesFr } from '#features/legal/changes-text.fr.ts';
import { TermsChange } from '#features/legal/terms-change.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { typographers } from '#language/typography.ts';

const changes = { fr: termsChangesFr, en: termsChangesEn };

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const language = languageOf(request.headers);
  const { terms } = await context.get(apiContext).consents.list({ language });
  const changed = changes[language][terms.textVersion] ?? [];
  return { terms, changes: changed.map(typographers[language]), now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const choice = readChoice(await request.formData(), languageOf(request.headers));
  if (choice?.kind !== 'terms') throw redirect('/terms/changes');
  try {
    await context.get(apiContext).consents.choose(choice);
  } catch (error) {
    return data({ code: codeOf(error) }, { status: 400 });
  }
  const from = new URL(request.url).searchParams.get('from');
  throw redirect(choice.isGranted ? returnPath(from) : pathOf('data'));
}

export const clientAction = unlessUnreached(() => ({ code: 'unavailable' as const }));

/** Terms of another version are asked about once; what changed with them is read at any time. */
export default function TermsChangesPage() {
  const t = useMessages('legal').change;
  const { terms, changes: changed, now } = useLoaderData<typeof loader>();
  const isAccepted = terms.answer === 'accepted';
  return (
    <Entrance
      title={t.title}
      lead={isAccepted ? t.accepted : t.lead}
      now={now}
      aside={!isAccepted && t.choice}
    >
      <DocumentHead title={t.title} />
      <TermsChange terms={terms} changes={changed} refusal={useActionData<typeof action>()?.code} />
    </Entrance>
  );
}
