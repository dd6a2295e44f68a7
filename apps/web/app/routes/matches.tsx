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
import { type MatchRefusal, matchDone, sendMatch } from '#features/matches/match.form.ts';
import styles from '#features/matches/matches.css?url';
import { MatchesPage } from '#features/matches/matches-page.tsx';
import { readMatchesText } from '#features/matches/text.ts';
import { motifsWithPages } from '#features/motifs/queries.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { matches, consents } = context.get(apiContext);
  const language = languageOf(request.headers);
  const [list, { offered }] = await Promise.all([
    matches.list(),
    consents.list({ language }),
  ]).catch(asPageError);
  const said = new URL(request.url).searchParams.get('done');
  // Read again once both said yes, the address would still say that nobody knows.
  const isOver = said === 'yes' && !list.matches.some(({ isYes }) => isYes);
  const done = isOver ? null : (matchDone.find((each) => each === said) ?? null);
  const offer = offered.find(({ kind }) => kind === 'matching') ?? null;
  const named = list.matches.flatMap(({ motifs }) => motifs.map(({ id }) => id));
  const paged = await motifsWithPages(context.get(apiContext), named);
  return { list, paged, offer, done, text: readMatchesText(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const language = languageOf(request.headers);
  const answer = await sendMatch(context.get(apiContext), await request.formData(), language);
  if (answer === null) throw data(null, { status: 400 });
  if (typeof answer === 'object') return data(answer, { status: 400 });
  throw redirect(`/matches?done=${answer}`);
}

export const clientAction = unlessUnreached((): MatchRefusal => ({ reason: 'other' }));

export default function Matches() {
  const { list, paged, offer, done, text } = useLoaderData<typeof loader>();
  const refusal = useActionData<MatchRefusal>();
  return (
    <>
      <DocumentHead title={text.title} isListed={false} />
      <MatchesPage
        list={list}
        paged={paged}
        offer={offer}
        text={text}
        done={done}
        refusal={refusal}
      />
    </>
  );
}
