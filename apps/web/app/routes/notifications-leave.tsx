import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { apiContext } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { LeaveDigests } from '#features/notifications/leave-digests.tsx';
import { textOf } from '#ui/form-text.ts';

const path = '/notifications/leave';

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = (['left', 'ended'] as const).find((each) => searchParams.has(each)) ?? null;
  return { token: searchParams.get('token') ?? '', state };
}

/** Nothing ends by opening a link: programs that look through mail open them all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = textOf(await request.formData(), 'token');
  try {
    await context.get(apiContext).notifications.leave({ token });
  } catch (error) {
    if (codeOf(error) !== 'not_found' && codeOf(error) !== 'invalid_path') throw error;
    throw redirect(`${path}?ended`);
  }
  throw redirect(`${path}?left`);
}

export default function NotificationsLeave() {
  return <LeaveDigests {...useLoaderData<typeof loader>()} />;
}
