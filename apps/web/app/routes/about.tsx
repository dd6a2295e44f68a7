import { offeredStyles } from '@reverie/contract/images.rules';
import { leastShownCount } from '@reverie/contract/library.rules';
import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/about/about.css?url';
import { AboutPage, type LiveFigures } from '#features/about/about-page.tsx';
import { aboutEn } from '#features/about/about-text.en.ts';
import { aboutFr } from '#features/about/about-text.fr.ts';
import { changesEn } from '#features/about/changes-text.en.ts';
import { changesFr } from '#features/about/changes-text.fr.ts';
import { lineOf } from '#features/science/published.server.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf, languages } from '#language/language.ts';
import { textIn, typographers } from '#language/typography.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const set = typographers[language];
  const changes = { fr: changesFr, en: changesEn }[language];
  try {
    const counts = await context.get(apiContext).library.statistics();
    const shown = Object.entries(counts).filter(([, count]) => count >= leastShownCount);
    const figures: LiveFigures = {
      languages: languages.length,
      styles: offeredStyles.length,
      coded: lineOf('emotions, micro F1 | A').n,
      ...Object.fromEntries(shown),
    };
    return {
      text: textIn({ fr: aboutFr, en: aboutEn }, language),
      figures,
      changes: changes.map(({ date, title, text }) => ({
        date,
        title: set(title),
        text: set(text),
      })),
    };
  } catch (error) {
    return asPageError(error);
  }
}

export default function About() {
  const { text, figures, changes } = useLoaderData<typeof loader>();
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} data={{ '@type': 'AboutPage' }} />
      <AboutPage text={text} figures={figures} changes={changes} />
    </>
  );
}
