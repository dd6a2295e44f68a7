import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { privacyEn } from '#features/legal/privacy.en.ts';
import { privacyFr } from '#features/legal/privacy.fr.ts';
import { readLegalText } from '#features/legal/read-legal-text.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return readLegalText(request, { fr: privacyFr, en: privacyEn });
}

export default function PrivacyPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
