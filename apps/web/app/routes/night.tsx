import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import styles from '#features/dark/dark.css?url';
import { DarkPage } from '#features/dark/dark-page.tsx';
import { readDarkText } from '#features/dark/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { readingType } from '#head/type.ts';

export const links = () => [readingType, { rel: 'stylesheet', href: styles }];

export function loader({ request }: LoaderFunctionArgs) {
  return { text: readDarkText(request) };
}

export default function NightRoute() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} />
      <DarkPage text={text} />
    </>
  );
}
