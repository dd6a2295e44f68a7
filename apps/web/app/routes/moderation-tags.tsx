import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/moderation/moderation.css?url';
import { sendToTagDesk, type TagFault } from '#features/moderation/tag-desk.form.ts';
import { TagDeskPage } from '#features/moderation/tag-desk.tsx';
import { readTagDeskText } from '#features/moderation/text.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').trim().slice(0, 30);
  const desk = await context
    .get(apiContext)
    .tags.desk(query === '' ? {} : { q: query })
    .catch(asPageError);
  return { text: readTagDeskText(request), desk, query, isDone: searchParams.has('done') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const fault = await sendToTagDesk(context.get(apiContext), await request.formData());
  if (fault) return data(fault, { status: 400 });
  const query = new URL(request.url).searchParams.get('q');
  throw redirect(
    `/moderation/tags?${new URLSearchParams({ ...(query && { q: query }), done: '' })}`,
  );
}

export const clientAction = unlessUnreached((): TagFault => 'failed');

export default function ModerationTags() {
  return <TagDeskPage {...useLoaderData<typeof loader>()} fault={useActionData<TagFault>()} />;
}
