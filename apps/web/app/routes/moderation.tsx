import {
  type CaseState,
  caseStates,
  type ModerationAct,
  moderationActs,
  type ReportReason,
  reportReasons,
} from '@reverie/contract/moderation.rules';
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import { type DeskFault, DeskPage } from '#features/moderation/desk-page.tsx';
import styles from '#features/moderation/moderation.css?url';
import { textOf } from '#ui/form-text.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const actOf = (said: string | null) => moderationActs.find((each: ModerationAct) => each === said);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requireUser(context, request);
  const { moderation } = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const state = caseStates.find((each: CaseState) => each === searchParams.get('state')) ?? 'open';
  const queue = await moderation.queue({ state }).catch(asPageError);
  const asked = searchParams.get('case');
  const chosen = queue.cases.find(({ id }) => id === asked) ?? queue.cases[0] ?? null;
  const act = actOf(searchParams.get('done'));
  const done = act ? { act, id: searchParams.get('of') ?? '' } : null;
  const moderators = role === 'webmaster' ? (await moderation.moderators()).moderators : null;
  return { queue, state, chosen, done, isUndone: searchParams.has('undone'), moderators };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const { moderation } = context.get(apiContext);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  const username = textOf(form, 'username').trim();
  const act = actOf(intent);
  const reason = reportReasons.find((each: ReportReason) => each === textOf(form, 'reason'));
  const days = Number(textOf(form, 'days')) || undefined;
  try {
    if (intent === 'undo') await moderation.undo({ id });
    if (intent === 'appoint') await moderation.appoint({ username });
    if (intent === 'dismiss') await moderation.dismiss({ username });
    if (act && reason) {
      const isTimed = act === 'silence' || act === 'suspend';
      const words = textOf(form, 'words');
      await moderation.decide({ id, act, reason, words, ...(isTimed && days && { days }) });
    }
  } catch (error) {
    return data(faultOf(codeOf(error)), { status: 400 });
  }
  if (intent === 'undo') throw redirect('/moderation?undone');
  throw redirect(act ? `/moderation?done=${act}&of=${encodeURIComponent(id)}` : '/moderation');
}

function faultOf(code: ReturnType<typeof codeOf>): DeskFault {
  if (code === 'case_decided') return 'late';
  if (code === 'same_moderator') return 'same';
  return code === 'not_found' ? 'unknown' : 'failed';
}

export const clientAction = unlessUnreached((): DeskFault => 'failed');

export default function Moderation() {
  const loaded = useLoaderData<typeof loader>();
  return <DeskPage {...loaded} fault={useActionData<DeskFault>()} />;
}
