import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { readLegalText } from '#features/legal/read-legal-text.ts';
import { termsEn } from '#features/legal/terms.en.ts';
import { termsFr } from '#features/legal/terms.fr.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return readLegalText(request, { fr: termsFr, en: termsEn });
}

export default function TermsPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
