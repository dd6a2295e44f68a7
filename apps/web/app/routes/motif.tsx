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
import { asPageError, codeOf } from '#api/refusal.ts';
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

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const user = context.get(userContext);
  const warned = user && warnedFilterOf(user.preferences.warnedDreams);
  const { motifs } = context.get(apiContext);
  const page = await motifs
    .get({ id, before, ...(warned && { warned }) })
    .catch((error: unknown) => {
      // The last dream of the page before is gone meanwhile: one begins again with the newest.
      if (before && codeOf(error) === 'not_found') throw redirect(`/dreams/motif/${id}`);
      return asPageError(error);
    });
  return { ...page, isNewest: before === undefined };
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
      <DocumentHead
        title={title}
        description={t.lead}
        isListed={page.figures !== null && page.isNewest}
      />
      <MotifPage {...page} refusal={refusal} wall={<Wall dreams={page.dreams} />} />
    </Page>
  );
}
