import { ApiProblem } from '@reverie/sdk';
import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { signInPath } from '#api/return-path.ts';
import { Reading } from '#features/analysis/reading.tsx';
import { keepTold } from '#features/telling/keeping.server.ts';
import { readToldText } from '#features/told/text.ts';
import styles from '#features/told/told.css?url';
import { GonePage, ToldPage } from '#features/told/told-page.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { readingType } from '#head/type.ts';
import { useLookAgain } from '#loading/use-look-again.ts';

export const links: LinksFunction = () => [readingType, { rel: 'stylesheet', href: styles }];

const keyOf = (request: Request) => new URL(request.url).searchParams.get('key') ?? '';
const pathOf = (id: string, key: string) => `/told/${id}?${new URLSearchParams({ key })}`;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const text = readToldText(request);
  const [id, key] = [params.id ?? '', keyOf(request)];
  const isSignedIn = context.get(userContext) !== null;
  const api = context.get(apiContext);
  try {
    if (isToKeep(request)) {
      // The wish is dropped where it cannot be ours: a page that stays open asks again by itself.
      if (!isSignedIn || !isFromHere(request)) throw redirect(pathOf(id, key));
      const kept = await keepTold(api, request, { id, key });
      throw redirect(`/dreams/${kept.id}`);
    }
    const dream = await api.guestDreams.get({ id, key });
    return { text, isSignedIn, dream, id, here: pathOf(id, key) };
  } catch (error) {
    if (error instanceof Response) throw error;
    // Whatever is wrong with the address: there is no such dream.
    if (error instanceof ApiProblem && error.problem.status < 429) {
      return { text, isSignedIn, dream: null, id, here: '/' };
    }
    return asPageError(error);
  }
}

/** Whether somebody pressed “Keep”, and comes from the account or the sign-in it asked for. */
function isToKeep(request: Request): boolean {
  return new URL(request.url).searchParams.has('keep');
}

/** Only our own pages lead here so: a link that lies elsewhere keeps nothing in anybody's journal. */
function isFromHere(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'same-origin';
}

/** Keeps it, and leads to it: the same dream, however often it is asked for. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const [id, key] = [params.id ?? '', keyOf(request)];
  try {
    const dream = await keepTold(context.get(apiContext), request, { id, key });
    throw redirect(`/dreams/${dream.id}`);
  } catch (error) {
    const isEnded = error instanceof ApiProblem && error.problem.code === 'unauthenticated';
    if (isEnded) throw redirect(signInPath(pathOf(id, key), { ended: true }));
    return asPageError(error);
  }
}

export default function ToldDream() {
  const { text, isSignedIn, dream, id, here } = useLoaderData<typeof loader>();
  useLookAgain(dream?.imageStatus === 'queued' || dream?.imageStatus === 'running');
  if (!dream) {
    return (
      <>
        <DocumentHead title={text.gone.title} />
        <GonePage text={text.gone} />
      </>
    );
  }
  const { content, analysis, ...picture } = dream;
  return (
    <>
      <DocumentHead title={text.title} />
      <ToldPage text={text} told={{ ...picture, here }} isSignedIn={isSignedIn}>
        <Reading
          dreamId={id}
          isOwner
          canAnswer={false}
          content={content}
          report={null}
          analysis={{ ...analysis, feedback: [] }}
        />
      </ToldPage>
    </>
  );
}
