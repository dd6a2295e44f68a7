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
import { Reminder } from '#features/dark/reminder.tsx';
import { readReminderText } from '#features/dark/text.ts';
import { LetterSection } from '#features/newsletter/letter-section.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import {
  type NotificationRefusal,
  sendNotificationForm,
} from '#features/notifications/notification.form.ts';
import { NotificationSettings } from '#features/notifications/notification-settings.tsx';
import styles from '#features/notifications/notifications.css?url';
import { AccountLetters } from '#features/settings/account-letters.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { readLettersText } from '#features/settings/text.ts';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const zoneOf = (request: Request) =>
  knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '' } = requireUser(context, request);
  return {
    email,
    settings: await context.get(apiContext).notifications.settings(),
    timeZone: zoneOf(request),
    done: new URL(request.url).searchParams.has('done'),
    letter: readNewsletterText(request).own,
    letters: readLettersText(request),
    reminder: readReminderText(request),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const answer = await sendNotificationForm(context.get(apiContext), form, zoneOf(request));
  if (answer === null) throw data(null, { status: 400 });
  if (typeof answer === 'object') return data(answer, { status: 400 });
  throw redirect(`${pathOf('notifications')}?done=${answer}`);
}

export const clientAction = unlessUnreached(
  (): NotificationRefusal => ({ of: 'notifications', reason: 'failed' }),
);

export default function NotificationSettingsPage() {
  const { email, settings, timeZone, done, letter, letters, reminder } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<NotificationRefusal>();
  return (
    <>
      <SectionHead section="notifications" />
      <NotificationSettings settings={settings} timeZone={timeZone} done={done} refusal={refusal} />
      <LetterSection text={letter} email={email} />
      <AccountLetters text={letters} />
      <Reminder text={reminder} />
    </>
  );
}
