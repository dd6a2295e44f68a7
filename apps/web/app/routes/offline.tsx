import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OfflinePage } from '#features/offline/offline-page.tsx';
import { offlineEn } from '#features/offline/offline-text.en.ts';
import { offlineFr } from '#features/offline/offline-text.fr.ts';
import { OnDevice } from '#features/waiting/on-device.tsx';
import { readWaitingText } from '#features/waiting/text.ts';
import styles from '#features/waiting/waiting.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export const links = () => [{ rel: 'stylesheet', href: styles }];

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const text = textIn({ fr: offlineFr, en: offlineEn }, language);
  return { text, waiting: readWaitingText(request) };
}

export default function Offline() {
  const { text, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} />
      <OfflinePage text={text} onDevice={<OnDevice text={waiting} />} />
    </>
  );
}
