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
import { LetterSection } from '#features/newsletter/letter-section.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import {
  type NotificationRefusal,
  sendNotificationForm,
} from '#features/notifications/notification.form.ts';
import { NotificationSettings } from '#features/notifications/notification-settings.tsx';
import styles from '#features/notifications/notifications.css?url';
import { RemindersElsewhere } from '#features/practice/reminders-elsewhere.tsx';
import { DevicePush } from '#features/push/device-push.tsx';
import { type PushDone, type PushRefusal, sendPushForm } from '#features/push/push.form.ts';
import { readPushText } from '#features/push/text.ts';
import { AccountLetters } from '#features/settings/account-letters.tsx';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { readLettersText } from '#features/settings/text.ts';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const zoneOf = (request: Request) =>
  knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));

const acts = ['read', 'muted', 'saved', 'unmuted'] as const;
const turns: readonly PushDone[] = ['on', 'off'];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '' } = requireUser(context, request);
  const said = new URL(request.url).searchParams.get('done');
  return {
    email,
    settings: await context.get(apiContext).notifications.settings(),
    timeZone: zoneOf(request),
    done: acts.find((each) => each === said) ?? null,
    pushDone: turns.find((each) => each === said) ?? null,
    push: await context.get(apiContext).push.get(),
    pushText: readPushText(request),
    letter: readNewsletterText(request).own,
    letters: readLettersText(request),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const turned = await sendPushForm(context.get(apiContext), form);
  if (turned) {
    if (typeof turned === 'object') return data(turned, { status: 400 });
    throw redirect(`${pathOf('notifications')}?done=${turned}#push`);
  }
  const answer = await sendNotificationForm(context.get(apiContext), form, zoneOf(request));
  if (answer === null) throw data(null, { status: 400 });
  if (typeof answer === 'object') return data(answer, { status: 400 });
  throw redirect(`${pathOf('notifications')}?done=${answer}`);
}

export const clientAction = unlessUnreached(
  (): NotificationRefusal => ({ of: 'notifications', reason: 'failed' }),
);

export default function NotificationSettingsPage() {
  const loaded = useLoaderData<typeof loader>();
  const { email, settings, timeZone, done, letter, letters } = loaded;
  const refused = useActionData<NotificationRefusal | PushRefusal>();
  const [ofPush, refusal] = refused?.of === 'push' ? [refused, undefined] : [undefined, refused];
  return (
    <>
      <SectionHead section="notifications" />
      <NotificationSettings
        settings={settings}
        timeZone={timeZone}
        done={done !== null}
        isPushed={loaded.push.isOn}
        refusal={refusal}
      />
      <DevicePush
        push={loaded.push}
        text={loaded.pushText}
        done={loaded.pushDone}
        refusal={ofPush}
      />
      <LetterSection text={letter} email={email} />
      <AccountLetters text={letters} />
      <RemindersElsewhere />
    </>
  );
}
