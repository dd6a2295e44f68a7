import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requireUser } from '#api/context.ts';
import { Reminder } from '#features/dark/reminder.tsx';
import { readReminderText } from '#features/dark/text.ts';
import { LetterSection } from '#features/newsletter/letter-section.tsx';
import { readNewsletterText } from '#features/newsletter/text.ts';
import { AccountLetters } from '#features/settings/account-letters.tsx';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { readLettersText } from '#features/settings/text.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '' } = requireUser(context, request);
  return {
    email,
    letter: readNewsletterText(request).own,
    letters: readLettersText(request),
    reminder: readReminderText(request),
  };
}

export default function NotificationSettings() {
  const { email, letter, letters, reminder } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHead section="notifications" />
      <LetterSection text={letter} email={email} />
      <AccountLetters text={letters} />
      <Reminder text={reminder} />
    </>
  );
}
