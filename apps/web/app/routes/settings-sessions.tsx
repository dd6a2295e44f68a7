import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { SessionList } from '#features/accounts/session-list.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { sessions } = await context.get(apiContext).sessions.list();
  const ended = new URL(request.url).searchParams.get('ended');
  const ends = ['one', 'others'] as const;
  return { sessions, ended: ends.find((each) => each === ended) ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const id = textOf(await request.formData(), 'id');
  const { sessions } = context.get(apiContext);
  if (id === 'others') {
    await sessions.endOthers();
    throw redirect(`${pathOf('sessions')}?ended=others`);
  }
  try {
    await sessions.end({ id });
  } catch (error) {
    // Ended meanwhile in another tab: it is what was wished for.
    if (!['not_found', 'invalid_path'].includes(codeOf(error))) throw error;
  }
  throw redirect(`${pathOf('sessions')}?ended=one`);
}

export default function SessionSettings() {
  const { sessions, ended } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHead section="sessions" />
      <SessionList sessions={sessions} ended={ended} />
    </>
  );
}
