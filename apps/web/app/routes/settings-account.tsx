import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { lookOf } from '#ambience/theme.ts';
import { useTheme } from '#ambience/use-look.ts';
import { apiContext, originContext, requireUser } from '#api/context.ts';
import { codeOf, proofFor } from '#api/refusal.ts';
import { EmailForm, type EmailOutcome } from '#features/accounts/email-form.tsx';
import { IdentityForm, type IdentityOutcome } from '#features/accounts/identity-form.tsx';
import { readIdentity } from '#features/accounts/profile.form.ts';
import { refusalOf } from '#features/accounts/refusal.form.ts';
import { PageForm } from '#features/profiles/page-form.tsx';
import { pictureFault, readPicture } from '#features/profiles/picture.form.ts';
import { PictureForm, type PictureOutcome } from '#features/profiles/picture-form.tsx';
import { readProfilesText } from '#features/profiles/text.ts';
import { pathOf } from '#features/settings/sections.rules.ts';
import { SectionHead } from '#features/settings/settings-frame.tsx';
import { textOf } from '#ui/form-text.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireUser(context, request);
  const { username, displayName, firstName = '', lastName = '', avatar, preferences } = user;
  const { email = '', isEmailVerified = true } = user;
  const { sendsMail } = await context.get(apiContext).accounts.ways();
  const asked = new URL(request.url).searchParams;
  const changed = (['saved', 'removed'] as const).find((each) => asked.get('picture') === each);
  const dones = ['asked', 'changed', 'resent'] as const;
  return {
    text: readProfilesText(request),
    theme: lookOf(request.headers.get('cookie')).theme,
    origin: context.get(originContext),
    avatar,
    changed,
    hasPage: preferences.isPublic,
    identity: { username, displayName: displayName ?? '', firstName, lastName },
    address: { email, isVerified: isEmailVerified, sendsMail },
    isSaved: asked.has('saved'),
    done: dones.find((each) => asked.get('email') === each),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  const path = pathOf('account');
  if (form.get('intent') === 'picture') return savePicture(request, context, form);
  if (form.get('intent') === 'picture-remove') {
    await api.avatars.remove();
    throw redirect(`${path}?picture=removed`);
  }
  if (form.get('intent') === 'page') {
    try {
      await api.accounts.updateProfile({ preferences: { isPublic: form.has('wish') } });
    } catch (error) {
      return data({ page: codeOf(error) }, { status: 400 });
    }
    throw redirect(`${path}#page`);
  }
  if (form.get('intent') === 'resend') {
    try {
      await api.addresses.resend();
    } catch (error) {
      return data({ email: { refusal: refusalOf(error), kept: '' } }, { status: 400 });
    }
    throw redirect(`${path}?email=resent`);
  }
  if (form.get('intent') === 'email') {
    const email = textOf(form, 'email').trim();
    try {
      await api.addresses.change({ email, password: textOf(form, 'password') });
    } catch (error) {
      proofFor(error, path);
      return data({ email: { refusal: refusalOf(error), kept: email } }, { status: 400 });
    }
    const { sendsMail } = await api.accounts.ways();
    throw redirect(`${path}?email=${sendsMail ? 'asked' : 'changed'}`);
  }
  const identity = readIdentity(form);
  try {
    await api.accounts.updateProfile(identity);
  } catch (error) {
    return data({ identity: { refusal: refusalOf(error), kept: identity } }, { status: 400 });
  }
  throw redirect(`${path}?saved`);
}

async function savePicture(request: Request, context: Context, form: FormData) {
  const { refusals } = readProfilesText(request).picture;
  const picture = readPicture(form);
  if (typeof picture === 'string') return data({ picture: { fault: picture } }, { status: 400 });
  try {
    await context.get(apiContext).avatars.put({ file: picture });
  } catch (error) {
    const fault = pictureFault(codeOf(error), refusals);
    return data({ picture: { fault } }, { status: 400 });
  }
  throw redirect(`${pathOf('account')}?picture=saved`);
}

type Context = ActionFunctionArgs['context'];
type Refused = {
  picture?: Exclude<PictureOutcome, string>;
  page?: string;
  identity?: IdentityOutcome;
  email?: EmailOutcome;
};

export default function AccountSettings() {
  const loaded = useLoaderData<typeof loader>();
  const { text, identity, address, isSaved, done, avatar, changed, hasPage, origin } = loaded;
  const theme = useTheme(loaded.theme);
  const { username } = identity;
  const refused: Refused = useActionData<typeof action>() ?? {};
  return (
    <>
      <SectionHead section="account" />
      <PictureForm
        text={text.picture}
        user={{ username, avatar }}
        theme={theme}
        outcome={refused.picture ?? changed}
      />
      <IdentityForm
        identity={identity}
        outcome={refused.identity ?? (isSaved ? 'saved' : undefined)}
      />
      <PageForm
        text={text.own}
        username={username}
        hasPage={hasPage}
        origin={origin}
        isRefused={refused.page !== undefined}
      />
      <EmailForm {...address} outcome={refused.email ?? done} />
    </>
  );
}
