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
import { codeOf } from '#api/refusal.ts';
import { LackingFactor } from '#features/accounts/lacking-factor.tsx';
import { Explore } from '#features/dreams/explore.tsx';
import { type Asked, listPages, pagesLimit } from '#features/dreams/queries.ts';
import { PageQuestion } from '#features/profiles/page-question.tsx';
import { readWish } from '#features/profiles/rules.ts';
import { readProfilesText } from '#features/profiles/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
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
  };
  const pages = pagesOf(search);
  try {
    const first = await listPages(context.get(apiContext), { ...asked, pages });
    return { asked, pages, first, lacksFactor, question, problem: null };
  } catch (error) {
    // The page stays and says what is wrong: the search may be mended, the list asked for again.
    return { asked, pages, first: null, lacksFactor, question, problem: codeOf(error) };
  }
}

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
  return ['q', 'warned'].every(
    (name) => one.searchParams.get(name) === other.searchParams.get(name),
  );
}

export default function Dashboard() {
  const loaded = useLoaderData<typeof loader>();
  const { asked, pages, first, lacksFactor, question, problem } = loaded;
  const refused = useActionData<typeof action>();
  const t = useMessages('dreams');
  const { location } = useNavigation();
  const coming = location?.pathname === '/dashboard' ? new URLSearchParams(location.search) : null;
  const preferred = useWarnedFilter();
  const isOther =
    coming !== null &&
    ((coming.get('q') ?? '').trim() !== asked.query ||
      (coming.get('warned') ?? preferred) !== asked.warned);
  return (
    <>
      <DocumentHead title={t.explore} />
      <Explore
        asked={asked}
        pages={pages}
        first={first}
        problem={problem}
        isSearching={isOther}
        notice={lacksFactor && <LackingFactor />}
        question={question && <PageQuestion text={question} isRefused={refused !== undefined} />}
      />
    </>
  );
}
