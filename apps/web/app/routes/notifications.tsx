import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import {
  type NotificationRefusal,
  sendNotificationForm,
} from '#features/notifications/notification.form.ts';
import styles from '#features/notifications/notifications.css?url';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';
import { useLiveEvents } from '#loading/use-live-events.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = requireUser(context, request);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get('before') ?? undefined;
  const { notifications } = context.get(apiContext);
  const list = await notifications.list({ before }).catch(asPageError);
  return {
    list,
    done: searchParams.get('done'),
    isModerator: role === 'moderator' || role === 'webmaster',
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const answer = await sendNotificationForm(context.get(apiContext), form, 'UTC');
  if (answer === null) throw data(null, { status: 400 });
  if (typeof answer === 'object') return data(answer, { status: 400 });
  throw redirect(`/notifications?done=${answer}`);
}

export const clientAction = unlessUnreached(
  (): NotificationRefusal => ({ of: 'notifications', reason: 'failed' }),
);

export default function Notifications() {
  const { list, done, isModerator } = useLoaderData<typeof loader>();
  const refusal = useActionData<NotificationRefusal>();
  const { revalidate } = useRevalidator();
  useLiveEvents({ onNotifications: () => void revalidate(), onOpen: () => {} });
  return <NotificationsPage isModerator={isModerator} list={list} done={done} refusal={refusal} />;
}
