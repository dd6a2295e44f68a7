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
import { sendTie, type TieRefusal, tieIntentOf } from '#features/ties/tie.form.ts';
import { TieLists } from '#features/ties/tie-lists.tsx';
import { languageOf } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const language = languageOf(request.headers);
  const consents = await context.get(apiContext).consents.list({ language });
  const ties = await context.get(apiContext).ties.list();
  const done = new URL(request.url).searchParams.get('done');
  const tieDone = (['block', 'unblock'] as const).find((each) => each === done) ?? null;
  return { consents, isLetterSent: done === 'newsletter', ties, tieDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const tie = tieIntentOf(form);
  if (tie) {
    const refusal = await sendTie(context.get(apiContext), tie, textOf(form, 'username'));
    if (refusal) return data(refusal, { status: 400 });
    throw redirect(`${pathOf('privacy')}?done=${tie}#ties`);
  }
  const choice = readChoice(form, languageOf(request.headers));
  try {
    if (choice) await context.get(apiContext).consents.choose(choice);
  } catch (error) {
    const refusal: ConsentRefusal = { kind: choice?.kind ?? null, code: codeOf(error) };
    return data(refusal, { status: 400 });
  }
  const isAsked = choice?.kind === 'newsletter' && choice.isGranted;
  throw redirect(isAsked ? `${pathOf('privacy')}?done=newsletter` : pathOf('privacy'));
}

export const clientAction = unlessUnreached((form): ConsentRefusal | TieRefusal =>
  tieIntentOf(form)
    ? { of: 'ties', reason: 'failed' }
    : { kind: readChoice(form, 'fr')?.kind ?? null, code: 'unavailable' },
);

export default function PrivacySettings() {
  const { consents, isLetterSent, ties, tieDone } = useLoaderData<typeof loader>();
  const refusal = useActionData<ConsentRefusal | TieRefusal>();
  const [ofTies, ofConsents] =
    refusal && 'of' in refusal ? [refusal, undefined] : [undefined, refusal];
  return (
    <>
      <SectionHead section="privacy" />
      <ConsentSection consents={consents} refusal={ofConsents} isLetterSent={isLetterSent} />
      <TieLists {...ties} done={tieDone} refusal={ofTies} />
    </>
  );
}
