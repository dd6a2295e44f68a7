import {
  type ActionFunctionArgs,
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
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { PreferencesForm, type PreferencesOutcome } from '#features/accounts/preferences-form.tsx';
import { readPreferences, spokenFor } from '#features/accounts/profile.form.ts';
import { ProfileHead, ProfileStatistics } from '#features/accounts/profile-head.tsx';
import { refusalOf } from '#features/accounts/refusal.form.ts';
import { pathOf } from '#features/settings/sections.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { placeOf, preferenceCookie } from '#keeping/cookies.ts';
import type { PreferenceCookie } from '#keeping/kept.ts';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request);
  const statistics = await context.get(apiContext).accounts.statistics();
  const isSaved = new URL(request.url).searchParams.has('saved');
  const { theme } = lookOf(request.headers.get('cookie'));
  return { user, statistics, isSaved, theme };
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
  const preferences = readPreferences(form);
  try {
    await context.get(apiContext).accounts.updateProfile({ preferences });
  } catch (error) {
    const outcome: PreferencesOutcome = { refusal: refusalOf(error), kept: preferences };
    return data(outcome, { status: 400 });
  }
  // The page that follows is asked for anew, and so already speaks the language just chosen.
  throw redirect('/profile?saved', keep('language', spokenFor(preferences.language)));
}

export const clientAction = unlessUnreached(
  (form): PreferencesOutcome => ({
    refusal: { code: 'unavailable' },
    kept: readPreferences(form),
  }),
);

export default function ProfilePage() {
  const t = useMessages('accounts').profile;
  const { user, statistics, isSaved, theme } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { preferences } = user;
  return (
    <Page>
      <DocumentHead title={t.title} />
      <PageHead title={t.title} />
      <div className="grid gap-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-24">
        <div className="grid content-start gap-12">
          <ProfileHead user={user} theme={theme} />
          <ProfileStatistics statistics={statistics} />
          <PreferencesForm
            preferences={preferences}
            outcome={refused ?? (isSaved ? 'saved' : undefined)}
          />
          <p>
            <ButtonLink to={pathOf('account')}>{t.toSettings}</ButtonLink>
          </p>
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
