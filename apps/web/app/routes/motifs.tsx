import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { Motifs } from '#features/motifs/motif-list.tsx';
import styles from '#features/motifs/motifs.css?url';
import { motifFamilies, sharedMotifs } from '#features/motifs/rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';
import { Page, PageHead } from '#ui/page.tsx';

const shown = 6;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { motifs } = context.get(apiContext);
  const user = context.get(userContext);
  const warned = user && warnedFilterOf(user.preferences.warnedDreams);
  const [all, followed] = await Promise.all([
    motifs.list(),
    user ? motifs.followed({ pageSize: shown, ...(warned && { warned }) }) : null,
  ]).catch(asPageError);
  const language = languageOf(request.headers);
  return { shared: sharedMotifs(all, language), families: motifFamilies(all, language), followed };
}

export default function MotifsPage() {
  const { shared, families, followed } = useLoaderData<typeof loader>();
  const t = useMessages('motifs');
  return (
    <Page>
      <DocumentHead title={t.title} description={t.lead} />
      <PageHead title={t.title} lead={t.lead} />
      <Motifs
        shared={shared}
        families={families}
        followed={followed}
        wall={<Wall dreams={followed?.dreams ?? []} />}
      />
    </Page>
  );
}
