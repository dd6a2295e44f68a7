import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Weather } from '#features/motifs/dream-weather.tsx';
import styles from '#features/motifs/motifs.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).dreamWeather.get().catch(asPageError);
}

export default function DreamWeatherPage() {
  const weather = useLoaderData<typeof loader>();
  const { weather: t } = useMessages('motifs');
  return (
    <Page>
      <DocumentHead title={t.title} description={t.lead} />
      <PageHead title={t.title} lead={t.lead} />
      <Weather {...weather} />
    </Page>
  );
}
