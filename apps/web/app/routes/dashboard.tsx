import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { codeOf } from '#api/refusal.ts';
import { Explore } from '#features/dreams/explore.tsx';
import { listDreams } from '#features/dreams/queries.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  try {
    return { query, first: await listDreams(context.get(apiContext), { query }), problem: null };
  } catch (error) {
    // The page stays and says what is wrong: the search may be mended, the list asked for again.
    return { query, first: null, problem: codeOf(error) };
  }
}

export default function Dashboard() {
  const { query, first, problem } = useLoaderData<typeof loader>();
  const t = useMessages('dreams');
  const { location } = useNavigation();
  return (
    <>
      <DocumentHead title={t.explore} isListed={false} />
      <Explore
        query={query}
        first={first}
        problem={problem}
        isSearching={location?.pathname === '/dashboard'}
      />
    </>
  );
}
