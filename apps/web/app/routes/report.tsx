import {
  type ReportReason,
  type ReportTarget,
  reportReasons,
  reportTargets,
  reportWordsLimit,
} from '@reverie/contract/moderation.rules';
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
import { ownPath } from '#api/return-path.ts';
import { inPlaceField, type ReportFault } from '#features/moderation/report-form.tsx';
import { ReportPage } from '#features/moderation/report-page.tsx';
import { textOf } from '#ui/form-text.ts';

function askedOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const kind = reportTargets.find((each: ReportTarget) => each === searchParams.get('kind'));
  const id = searchParams.get('id');
  if (!kind || !id) throw data(null, { status: 404 });
  const back = ownPath(searchParams.get('back')) ?? '/dreams';
  return { kind, id, back, isDone: searchParams.has('done') };
}

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { back, isDone } = askedOf(request);
  return { back, isDone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const { kind, id, back } = askedOf(request);
  const form = await request.formData();
  const reason = reportReasons.find((each: ReportReason) => each === textOf(form, 'reason'));
  if (!reason) return data<ReportFault>('missing', { status: 400 });
  const words = textOf(form, 'words').slice(0, reportWordsLimit);
  try {
    await context.get(apiContext).moderation.report({ target: { kind, id }, reason, words });
  } catch (error) {
    const code = codeOf(error);
    const fault = code === 'not_found' ? 'gone' : code === 'forbidden' ? 'own' : 'failed';
    return data<ReportFault>(fault, { status: 400 });
  }
  // Over the page it is about nobody goes anywhere.
  if (form.has(inPlaceField)) return { isDone: true } as const;
  throw redirect(`/report?${new URLSearchParams({ kind, id, back, done: '1' })}`);
}

export const clientAction = unlessUnreached((): ReportFault => 'failed');

export default function Report() {
  const { back, isDone } = useLoaderData<typeof loader>();
  return <ReportPage back={back} isDone={isDone} fault={useActionData<ReportFault>()} />;
}
