import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { lineOf } from '#features/science/published.server.ts';
import { SciencePage } from '#features/science/science-page.tsx';
import { scienceEn } from '#features/science/science-text.en.ts';
import { scienceFr } from '#features/science/science-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const text = textIn({ fr: scienceFr, en: scienceEn }, language);
  const lines = Object.entries(text.lines).map(([key, name]) => {
    const { n, shipped } = lineOf(key);
    return { name, n, shipped };
  });
  return { text, lines };
}

export default function SciencePageRoute() {
  const { text, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <SciencePage text={text} lines={lines} />
    </>
  );
}
