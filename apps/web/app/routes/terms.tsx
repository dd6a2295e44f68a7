import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { termsEn } from '#features/legal/terms-text.en.ts';
import { termsFr } from '#features/legal/terms-text.fr.ts';
import { readLegalText } from '#features/legal/text.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return readLegalText(request, { fr: termsFr, en: termsEn });
}

export default function TermsPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
