import { communityPageSize } from '@reverie/contract/communities.rules';
import type { Dream } from '@reverie/contract/dreams';
import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { apiContext, requireUser, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import styles from '#features/communities/communities.css?url';
import {
  type CommunityRefusal,
  readCommunity,
  sendToCommunity,
} from '#features/communities/community.form.ts';
import { CommunityFrame } from '#features/communities/community-frame.tsx';
import { House, Leave, Weeks } from '#features/communities/community-page.tsx';
import { OpenQuestion } from '#features/communities/questions.tsx';
import { readCommunitiesText } from '#features/communities/text.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { ErrorPage } from '#features/frame/error-page.tsx';
import { ReportLink } from '#features/moderation/report-link.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { fill } from '#language/fill.ts';
import { useFormats } from '#language/messages.tsx';
import { type Avoiding, askedOf, readAvoiding, saidOf } from '#reader/avoiding.rules.ts';
import { AvoidFold } from '#reader/avoiding.tsx';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, params: { slug = '' }, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const user = context.get(userContext);
  const { searchParams } = new URL(request.url);
  const invitation = searchParams.get('invitation');
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const avoiding = readAvoiding(searchParams);
  const wantedQuestion = searchParams.get('question') ?? '';
  const asked = /^[0-9a-f-]{36}$/.test(wantedQuestion) ? wantedQuestion : null;
  const wanted = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(wanted) ? Number(wanted) : 1;
  const community = await api.communities
    .get({ slug, ...(invitation && { invitation }) })
    .catch((error) =>
      codeOf(error) === 'not_found' ? shut(request, invitation) : asPageError(error),
    );
  const warned = user && warnedFilterOf(user.preferences.warnedDreams);
  const shared = community.viewer.role
    ? await api.communities
        .dreams({
          ...{ slug, page },
          ...(asked && { question: asked }),
          ...(query && { q: query }),
          ...(warned && { warned }),
          ...askedOf(avoiding),
        })
        .catch(asPageError)
    : null;
  const questions = community.viewer.role
    ? await api.communities.questions({ slug }).catch(asPageError)
    : null;
  const text = readCommunitiesText(request);
  const isSignedIn = user !== null;
  const done = searchParams.get('done');
  const seen = { community, shared, questions, page, query, asked, avoiding };
  return { ...seen, text, isSignedIn, invitation, done };
}

/** The same for a link that ended and for one that never was: a private community is told to nobody. */
function shut(request: Request, invitation: string | null): never {
  const { gone, ended } = readCommunitiesText(request);
  throw data({ code: 'not_found', gone: invitation ? ended : gone }, { status: 404 });
}

export function ErrorBoundary() {
  const error = useRouteError();
  const gone = isRouteErrorResponse(error) ? (error.data?.gone as GoneWords) : undefined;
  return <ErrorPage error={error} gone={gone} />;
}

type GoneWords = { title: string; text: string } | undefined;

export async function action({ request, params: { slug = '' }, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const answer = await sendToCommunity(context.get(apiContext), slug, await request.formData());
  if ('reason' in answer) return data(answer, { status: 400 });
  if ('to' in answer) throw redirect(answer.to);
  throw data(null, { status: 400 });
}

export const clientAction = unlessUnreached(
  (form): CommunityRefusal => ({ reason: 'unavailable', values: readCommunity(form) }),
);

export default function CommunityPage() {
  const given = useLoaderData<typeof loader>();
  const { text: t, community, shared, questions, page, query, asked, avoiding } = given;
  const { isSignedIn, invitation, done } = given;
  const refusal = useActionData<CommunityRefusal>();
  const { number, counted, date } = useFormats();
  const { slug, name, rules, description, kind, isCircle, viewer } = community;
  const open = questions?.open ?? null;
  const answering = [open, ...(questions?.past ?? [])].find((each) => each?.id === asked) ?? null;
  const here = `/communities/${slug}`;
  /** The same list with something changed; another page of it only where one is named. */
  function addressOf(change: Partial<Avoiding> & { q?: string; page?: string }): string {
    const question = answering?.id ?? '';
    const all = Object.entries({ q: query, question, ...avoiding, ...change });
    const said = all.filter(([, value]) => value);
    return said.length > 0 ? `${here}?${new URLSearchParams(said)}` : here;
  }
  const isNarrowed = Boolean(query || answering || avoiding.not || avoiding.avoid);
  const pageCount = Math.ceil((shared?.totalCount ?? 0) / communityPageSize);
  return (
    <CommunityFrame
      {...{ community, isSignedIn, invitation, refusal }}
      text={t}
      here="dreams"
      head={<DocumentHead title={name} description={description} isListed={kind !== 'private'} />}
      done={done === 'joined' ? fill(t.done.joined, { name }) : done === 'asked' && t.done.asked}
      beside={
        !isCircle && (
          <SearchField
            action={here}
            everything={addressOf({ q: '' })}
            query={query}
            others={{ ...saidOf(avoiding), question: answering?.id ?? null }}
            words={t.dreamsSearch}
            staysInPlace
            className="w-full pb-2 sm:w-72"
          />
        )
      }
    >
      {open && !answering && (
        <div className="mt-10 grid gap-x-16 gap-y-12 border-b border-line pb-12 lg:grid-cols-[1fr_minmax(18rem,26rem)]">
          <OpenQuestion of={open} community={community} text={t} />
          <House rules={rules} text={t} />
        </div>
      )}
      {answering && (
        <p className="mt-8 text-lead">
          <bdi>{fill(t.question.answering, { words: answering.words })}</bdi>{' '}
          <Link to={here} className="inline-link text-ui">
            {t.question.all}
          </Link>
        </p>
      )}
      {isCircle && shared && (
        <p className="mt-8 max-w-2xl text-ui text-ink-soft">
          {t.circle.lead} {viewer.waiting > 0 && counted(t.circle.waiting, viewer.waiting)}
        </p>
      )}
      {shared ? (
        <>
          {(shared.dreams.length > 0 || isNarrowed) && (
            <AvoidFold
              avoiding={avoiding}
              action={here}
              others={{ q: query, question: answering?.id ?? null }}
              to={(change) => addressOf(change)}
            />
          )}
          {shared.dreams.length > 0 ? (
            <Weeks
              weeks={byRhythm(shared.dreams).map(([day, dreams]) => ({
                name: fill(isCircle ? t.circle.evening : t.week, { date: date(day) }),
                wall: <Wall dreams={dreams} />,
              }))}
            />
          ) : (
            <p className="py-14 text-lead text-ink-soft">
              {isNarrowed ? t.noneFound : isCircle ? t.circle.none : t.noDreams}
            </p>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            to={(other) => addressOf({ page: String(other) })}
            words={t}
            nameOf={(other) => fill(t.page, { n: number(other) })}
            numberOf={number}
          />
        </>
      ) : (
        <p className="border-t border-line py-10 text-lead text-ink-soft">{t.behind}</p>
      )}
      <div className="mt-16 grid max-w-2xl gap-12">
        {(!open || answering) && <House rules={rules} text={t} />}
        <Leave community={community} text={t} />
        {isSignedIn && viewer.role !== 'owner' && (
          <p>
            <ReportLink kind="community" id={slug} back={here} />
          </p>
        )}
      </div>
    </CommunityFrame>
  );
}

/** Under the Monday they came in, or in a circle the evening they are read. */
function byRhythm(dreams: readonly Dream[]): [string, Dream[]][] {
  return [...Map.groupBy(dreams, ({ community }) => community?.evening ?? community?.week ?? '')];
}
