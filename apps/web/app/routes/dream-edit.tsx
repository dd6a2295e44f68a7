import { pictureOf } from '@reverie/contract/images.rules';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Previewed } from '#features/dreams/previewed.tsx';
import { Painted } from '#features/share/beside.tsx';
import { draftKey } from '#features/share/draft.rules.ts';
import { DreamForm } from '#features/share/dream-form.tsx';
import { Cancel } from '#features/share/form-foot.tsx';
import { sharedWithOf } from '#features/share/queries.ts';
import { type NotSent, send, sendFromPage } from '#features/share/sending.form.ts';
import { freshStamp } from '#features/share/stamp.form.ts';
import { updateOf, valuesOf } from '#features/share/values.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useResumed } from '#keeping/use-resumed.ts';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

const pageOf = (id: string) => `/dreams/${id}`;
const dreamPage = /^\/dreams\/[0-9a-f-]{36}$/;

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const user = requireUser(context, request);
  const dream = await context.get(apiContext).dreams.get({ id }).catch(asPageError);
  // Somebody else's dream may be read, not changed: the API would say the same to the change.
  if (!dream.viewer.canEdit) throw data({ code: 'forbidden' }, { status: 403 });
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  const stamp = freshStamp(dream.revision);
  const joined = await sharedWithOf(context.get(apiContext));
  // Where its dreamer left, what stands there may still be told otherwise.
  const { community } = dream;
  const isJoined = !community || joined.some(({ id }) => id === community.id);
  const communities = isJoined ? joined : [...joined, community];
  return { userId: user.id, username: user.username, dream, communities, timeZone, stamp };
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const api = context.get(apiContext);
  return send({
    form: await request.formData(),
    // One that moves into a community, or out of one, has another address.
    next: (dream) => pageOf(dream?.id ?? id),
    tell: (values, options) => api.dreams.update({ id, ...updateOf(values) }, options),
    read: () => api.dreams.get({ id }),
  });
}

export async function clientAction(page: ClientActionFunctionArgs) {
  return sendFromPage(page, (path) => dreamPage.test(path));
}

export default function EditDreamPage() {
  const t = useMessages('share');
  const language = useLanguage();
  const { userId, username, dream, communities, timeZone, stamp } = useLoaderData<typeof loader>();
  const notSent = useActionData<NotSent>();
  const { isPosted } = useResumed();
  return (
    <Page>
      <DocumentHead title={[t.editTitle, dream.title].filter(Boolean).join(' · ')} />
      <PageHead title={t.editTitle} />
      <DreamForm
        key={isPosted && notSent ? `${dream.id} posted` : dream.id}
        isNew={false}
        username={username}
        values={valuesOf(dream, timeZone)}
        communities={communities}
        question={dream.community?.question?.words}
        draft={draftKey(userId, dream.id)}
        stamp={stamp}
        now={dream.dreamedAt}
        notSent={notSent}
        preview={(views) => <Previewed views={views} />}
        cancel={<Cancel fallback={pageOf(dream.id)} />}
        painting={
          dream.image && (
            <Painted
              picture={pictureOf(dream.image)}
              alt={dream.image.alt[language]}
              caption={t.previewEditCaption}
            />
          )
        }
      />
    </Page>
  );
}
