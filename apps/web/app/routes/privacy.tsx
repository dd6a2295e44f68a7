import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { controllerContext } from '#api/context.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { privacyEn } from '#features/legal/privacy-text.en.ts';
import { privacyFr } from '#features/legal/privacy-text.fr.ts';
import { readLegalText } from '#features/legal/text.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  const controller = context.get(controllerContext);
  return readLegalText(request, { fr: privacyFr(controller), en: privacyEn(controller) });
}

export default function PrivacyPage() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
