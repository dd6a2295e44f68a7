import { warnedFilters } from '@reverie/contract/dreams.rules';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { Explore } from '#features/dreams/explore.tsx';
import { type Asked, listPages, pagesLimit } from '#features/dreams/queries.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { useWarnedFilter, warnedFilterOf } from '#reader/warned-dreams.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences } = requireUser(context, request);
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
    return { asked, pages, first, problem: null };
  } catch (error) {
    // The page stays and says what is wrong: the search may be mended, the list asked for again.
    return { asked, pages, first: null, problem: codeOf(error) };
  }
}

function pagesOf(search: URLSearchParams): number {
  const asked = search.get('pages') ?? '';
  return /^[1-9]\d?$/.test(asked) ? Math.min(Number(asked), pagesLimit) : 1;
}

/** Whoever shows a page more has fetched it already. */
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
  const { asked, pages, first, problem } = useLoaderData<typeof loader>();
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
      <DocumentHead title={t.explore} isListed={false} />
      <Explore asked={asked} pages={pages} first={first} problem={problem} isSearching={isOther} />
    </>
  );
}
