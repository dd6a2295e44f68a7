import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfflinePage } from '#features/offline/offline-page.tsx';
import { offlineEn } from '#features/offline/offline-text.en.ts';
import { offlineFr } from '#features/offline/offline-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { setEnglish, setFrench, typeset } from '#language/typography.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const isFrench = languageOf(request.headers) === 'fr';
  return { text: isFrench ? typeset(offlineFr, setFrench) : typeset(offlineEn, setEnglish) };
}

export default function Offline() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} isListed={false} />
      <OfflinePage text={text} />
    </>
  );
}
