import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfflinePage } from '#features/offline/offline-page.tsx';
import { offlineEn } from '#features/offline/offline-text.en.ts';
import { offlineFr } from '#features/offline/offline-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  return { text: textIn({ fr: offlineFr, en: offlineEn }, language) };
}

export default function Offline() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} />
      <OfflinePage text={text} />
    </>
  );
}
