import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { ConsentBox } from '#features/cookies/consent-box.tsx';
import { readSwitches } from '#features/cookies/switches.form.ts';
import { readChoiceText } from '#features/cookies/text.ts';
import { cookiesEn } from '#features/legal/cookies-text.en.ts';
import { cookiesFr } from '#features/legal/cookies-text.fr.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { readLegalText } from '#features/legal/text.ts';
import { consentNow, consentOf } from '#keeping/consent.ts';
import { consentCookies, placeOf } from '#keeping/cookies.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return {
    text: readLegalText(request, { fr: cookiesFr, en: cookiesEn }),
    choice: readChoiceText(request),
    consent: consentOf(request.headers.get('cookie'), new Date()),
  };
}

/** Keeps a choice made without scripts. */
export async function action({ request }: ActionFunctionArgs) {
  const consent = consentNow(readSwitches(await request.formData()), new Date());
  const headers = new Headers();
  for (const cookie of consentCookies(consent, placeOf(request))) {
    headers.append('set-cookie', cookie);
  }
  throw redirect('/cookies#choice', { headers });
}

export default function CookiesPage() {
  const { text, choice, consent } = useLoaderData<typeof loader>();
  return (
    <LegalPage text={text}>
      <ConsentBox text={choice} onServer={consent} />
    </LegalPage>
  );
}
