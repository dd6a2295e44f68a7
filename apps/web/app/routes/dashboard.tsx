import { warnedFilters } from '@reverie/contract/dreams.rules';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import { LackingFactor } from '#features/accounts/lacking-factor.tsx';
import { Explore } from '#features/dreams/explore.tsx';
import { type Asked, listPages, pagesLimit } from '#features/dreams/queries.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { FollowedMotifsLink } from '#features/motifs/motif-list.tsx';
import { PageQuestion } from '#features/profiles/page-question.tsx';
import { readWish } from '#features/profiles/rules.ts';
import { readProfilesText } from '#features/profiles/text.ts';
import { Followed, followedAt, WhoseDreams } from '#features/ties/followed.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { askedOf, readAvoiding, saidOf } from '#reader/avoiding.rules.ts';
import { AvoidFold } from '#reader/avoiding.tsx';
import { useWarnedFilter, warnedFilterOf } from '#reader/warned-dreams.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences, lacksFactor = false, isPageAsked } = requireUser(context, request);
  const question = isPageAsked === false ? readProfilesText(request).question : null;
  const search = new URL(request.url).searchParams;
  const asked: Asked = {
    query: (search.get('q') ?? '').trim().slice(0, 200),
    warned:
      warnedFilters.find((each) => each === search.get('warned')) ??
      warnedFilterOf(preferences.warnedDreams),
    ...readAvoiding(search),
  };
  const pages = pagesOf(search);
  const whose = { asked, pages, lacksFactor, question };
  const api = context.get(apiContext);
  if (search.get('from') === 'followed') {
    const before = search.get('before') ?? undefined;
    const [feed, { followed }] = await Promise.all([
      api.ties.feed({ warned: asked.warned, before, ...askedOf(asked) }),
      api.ties.list(),
    ]).catch((error) => {
      // What reading was to go on behind is shown no more: it begins anew.
      if (before && codeOf(error) === 'not_found') throw redirect('/dashboard?from=followed');
      return asPageError(error);
    });
    const isFollowingAnybody = followed.length > 0;
    return {
      ...whose,
      followed: { feed, isFollowingAnybody },
      first: null,
      ...unseen,
      problem: null,
    };
  }
  try {
    const [first, { seenUntil }] = await Promise.all([
      listPages(api, { ...asked, pages }),
      // What a search finds is parted by nothing.
      asked.query === '' ? api.dreams.look().catch(() => unseen) : unseen,
    ]);
    return { ...whose, followed: null, first, seenUntil, problem: null };
  } catch (error) {
    // The page stays and says what is wrong: the search may be mended, the list asked for again.
    return { ...whose, followed: null, first: null, ...unseen, problem: codeOf(error) };
  }
}

/** Where nothing is known of what a reader saw. */
const unseen = { seenUntil: null };

/** The answer to the question whether one wants a page. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const isPublic = readWish(await request.formData());
  try {
    if (isPublic !== null) {
      await context.get(apiContext).accounts.updateProfile({ preferences: { isPublic } });
    }
  } catch (error) {
    return data({ code: codeOf(error) }, { status: 400 });
  }
  throw redirect('/dashboard');
}

function pagesOf(search: URLSearchParams): number {
  const asked = search.get('pages') ?? '';
  return /^[1-9]\d?$/.test(asked) ? Math.min(Number(asked), pagesLimit) : 1;
}

/** A reader who asks for one page more has fetched these already. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isLonger = pagesOf(nextUrl.searchParams) === pagesOf(currentUrl.searchParams) + 1;
  return isLonger && isSameList(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

function isSameList(one: URL, other: URL): boolean {
  return ['q', 'warned', 'not', 'avoid', 'from', 'before'].every(
    (name) => one.searchParams.get(name) === other.searchParams.get(name),
  );
}

export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>();
  const { asked, pages, first, seenUntil, followed, lacksFactor, question, problem } = loaded;
  const refused = useActionData<typeof action>();
  const t = useMessages('dreams');
  const { location } = useNavigation();
  const coming = location?.pathname === '/dashboard' ? new URLSearchParams(location.search) : null;
  const preferred = useWarnedFilter();
  const isOther =
    coming !== null &&
    ((coming.get('q') ?? '').trim() !== asked.query ||
      (coming.get('warned') ?? preferred) !== asked.warned ||
      (coming.get('not') ?? '') !== asked.not ||
      (coming.get('avoid') ?? '') !== asked.avoid);
  return (
    <>
      <DocumentHead title={t.explore} />
      <Explore
        asked={asked}
        pages={pages}
        first={first}
        seenUntil={seenUntil}
        whose={
          <>
            <WhoseDreams isFollowed={followed !== null} />
            {followed && <FollowedMotifsLink />}
          </>
        }
        followed={
          followed && (
            <Followed
              {...followed}
              wall={<Wall dreams={followed.feed.dreams} level="h2" />}
              avoiding={saidOf(asked)}
              choices={
                <AvoidFold
                  avoiding={asked}
                  action="/dashboard"
                  others={{ from: 'followed' }}
                  to={(change) => followedAt(saidOf({ ...asked, ...change }))}
                />
              }
            />
          )
        }
        problem={problem}
        isSearching={isOther}
        notice={lacksFactor && <LackingFactor />}
        question={question && <PageQuestion text={question} isRefused={refused !== undefined} />}
      />
    </>
  );
}
