import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { type MotifRefusal, sendFollow } from '#features/motifs/motif.form.ts';
import { MotifPage } from '#features/motifs/motif-page.tsx';
import styles from '#features/motifs/motifs.css?url';
import { asTitle } from '#features/motifs/phrase.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';
import { Page } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  const user = context.get(userContext);
  const warned = user && warnedFilterOf(user.preferences.warnedDreams);
  const { motifs } = context.get(apiContext);
  return motifs.get({ id, ...(warned && { warned }) }).catch(asPageError);
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const refusal = await sendFollow(context.get(apiContext), id, await request.formData());
  if (refusal) return data(refusal, { status: 400 });
  throw redirect(`/dreams/motif/${id}`);
}

export const clientAction = unlessUnreached((): MotifRefusal => ({ reason: 'failed' }));

export default function Motif() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<MotifRefusal>();
  const t = useMessages('motifs');
  const language = useLanguage();
  const title = t.page(asTitle(page.motif.phrase[language], language));
  return (
    <Page>
      <DocumentHead title={title} description={t.lead} isListed={page.figures !== null} />
      <MotifPage {...page} refusal={refusal} wall={<Wall dreams={page.dreams} />} />
    </Page>
  );
}
