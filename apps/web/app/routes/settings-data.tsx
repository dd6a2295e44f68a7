import { leftDreams } from '@reverie/contract/leaving.rules';
import type { Client } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf, proofFor } from '#api/refusal.ts';
import { ArchiveSection } from '#features/archives/archive-section.tsx';
import { LeaveSection } from '#features/leaving/leave-section.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '', leavesAt } = requireUser(context, request);
  const api = context.get(apiContext);
  const [{ archives }, { hasPassword }] = await Promise.all([
    api.archives.list(),
    api.identities.list(),
  ]);
  const done = new URL(request.url).searchParams.get('done');
  return { archives, email, hasPassword, leavesAt, done };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const password = textOf(form, 'password');
  const api = context.get(apiContext);
  try {
    if (intent === 'archive') await api.archives.request();
    if (intent === 'leave') {
      const wish = textOf(form, 'dreams');
      const dreams = leftDreams.find((choice) => choice === wish) ?? 'delete';
      if (password !== '') await proveBy(api, password);
      await api.leaving.leave({ ...(password && { password }), dreams });
    }
    if (intent === 'stay') await api.leaving.stay();
  } catch (error) {
    proofFor(error, pathOf('data'));
    return data({ intent, code: codeOf(error) }, { status: 400 });
  }
  throw redirect(intent === 'stay' ? `${pathOf('data')}?done=stay` : pathOf('data'));
}

/** The password in the form is proof enough, where no code is asked for beside it. */
async function proveBy({ sessions }: Client, password: string): Promise<void> {
  await sessions.prove({ password }).catch((error: unknown) => {
    if (codeOf(error) !== 'factor_required') throw error;
  });
}

export default function DataSettings() {
  const { archives, email, hasPassword, leavesAt, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusalOf = (intent: string) => (refused?.intent === intent ? refused.code : undefined);
  return (
    <>
      <SectionHead section="data" />
      <ArchiveSection archives={archives} refusal={refusalOf('archive')} />
      <LeaveSection
        email={hasPassword ? email : null}
        leavesAt={leavesAt}
        refusal={refusalOf('leave')}
        hasStayed={done === 'stay'}
      />
    </>
  );
}
