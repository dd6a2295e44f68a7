import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isTheme, lookOf } from '#ambience/theme.ts';
import { ThemePicker } from '#ambience/theme-picker.tsx';
import { useTheme } from '#ambience/use-look.ts';
import { browserApi } from '#api/browser.ts';
import { apiContext, requireUser } from '#api/context.ts';
import { readToken } from '#api/token.ts';
import { readProfile, spokenFor } from '#features/accounts/profile.ts';
import { ProfileForm, type ProfileOutcome } from '#features/accounts/profile-form.tsx';
import { ProfileHead, ProfileStatistics } from '#features/accounts/profile-head.tsx';
import { refusalOf } from '#features/accounts/refusal.ts';
import { ConsentSection } from '#features/consents/consent-section.tsx';
import { LetterSection } from '#features/newsletter/letter-section.tsx';
import { readNewsletterText } from '#features/newsletter/read-text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { placeOf, preferenceCookie } from '#keeping/cookies.ts';
import { keepCookie } from '#keeping/keep.ts';
import type { PreferenceCookie } from '#keeping/kept.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request);
  const api = context.get(apiContext);
  const [statistics, consents] = await Promise.all([
    api.accounts.statistics(),
    api.consents.list(),
  ]);
  const isSaved = new URL(request.url).searchParams.has('saved');
  const { theme } = lookOf(request.headers.get('cookie'));
  const letter = readNewsletterText(request).own;
  return { user, statistics, consents, isSaved, theme, letter };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const keep = (name: PreferenceCookie, value: string) => ({
    headers: { 'set-cookie': preferenceCookie(name, value, placeOf(request)) },
  });
  if (form.get('intent') === 'theme') {
    const theme = textOf(form, 'theme');
    throw redirect('/profile', isTheme(theme) ? keep('theme', theme) : undefined);
  }
  const profile = readProfile(form);
  try {
    await context.get(apiContext).accounts.updateProfile(profile);
  } catch (error) {
    const outcome: ProfileOutcome = { refusal: refusalOf(error), kept: profile };
    return data(outcome, { status: 400 });
  }
  // The page that follows is asked for anew, and so already speaks the language just chosen.
  throw redirect('/profile?saved', keep('language', spokenFor(profile.preferences.language)));
}

export async function clientAction(args: ClientActionFunctionArgs): Promise<ProfileOutcome> {
  // A session begun without scripts is known to the server alone.
  if (readToken() === null) return args.serverAction<ProfileOutcome>();
  const profile = readProfile(await args.request.formData());
  try {
    await browserApi().accounts.updateProfile(profile);
  } catch (error) {
    return { refusal: refusalOf(error), kept: profile };
  }
  keepCookie('language', spokenFor(profile.preferences.language));
  return { isSaved: true };
}

/** The form before this page was taken. */
const savedBefore: ProfileOutcome = { isSaved: true };

export default function ProfilePage() {
  const t = useMessages('accounts').profile;
  const { user, statistics, consents, isSaved, theme, letter } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof clientAction>() ?? (isSaved ? savedBefore : undefined);
  const { username, email = '', createdAt, firstName = '', lastName = '', preferences } = user;
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-24">
        <div className="grid content-start gap-12">
          <ProfileHead username={username} email={email} createdAt={createdAt} theme={theme} />
          <ProfileStatistics statistics={statistics} />
          <ProfileForm profile={{ username, firstName, lastName, preferences }} outcome={outcome} />
          <ConsentSection consents={consents} />
          <LetterSection text={letter} email={email} />
        </div>
        <Form method="post" className="grid content-start gap-4">
          <input type="hidden" name="intent" value="theme" />
          <h2 className="font-display text-h3">{t.look}</h2>
          <p className="text-small text-ink-faint">{t.lookHint}</p>
          <ThemePicker theme={useTheme(theme)} />
          <noscript>
            <Button type="submit">{t.applyLook}</Button>
          </noscript>
        </Form>
      </div>
    </Page>
  );
}
