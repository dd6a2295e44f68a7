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
import { asPageError, codeOf } from '#api/refusal.ts';
import { type AppealFault, OwnDecisionPage } from '#features/moderation/own-decision.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { id = '' } = params;
  return { decision: await context.get(apiContext).moderation.decision({ id }).catch(asPageError) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const { id = '' } = params;
  const words = textOf(await request.formData(), 'words');
  if (words.trim() === '') return data<AppealFault>('missing', { status: 400 });
  try {
    await context.get(apiContext).moderation.appeal({ id, words });
  } catch (error) {
    const fault = codeOf(error) === 'case_decided' ? 'late' : 'failed';
    return data<AppealFault>(fault, { status: 400 });
  }
  throw redirect(`/moderation/decisions/${encodeURIComponent(id)}`);
}

export const clientAction = unlessUnreached((): AppealFault => 'failed');

export default function ModerationDecision() {
  const { decision } = useLoaderData<typeof loader>();
  return <OwnDecisionPage decision={decision} fault={useActionData<AppealFault>()} />;
}
