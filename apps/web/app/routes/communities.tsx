import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { CommunityList } from '#features/communities/community-list.tsx';
import { readCommunitiesText } from '#features/communities/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Done } from '#ui/done.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const asked = query === '' ? {} : { q: query };
  const { communities, own } = await context
    .get(apiContext)
    .communities.list(asked)
    .catch(asPageError);
  const mine = new Set(own.map(({ slug }) => slug));
  const others = communities.filter(({ slug }) => !mine.has(slug));
  const isSignedIn = context.get(userContext) !== null;
  const hasLeft = searchParams.get('done') === 'left';
  return { text: readCommunitiesText(request), query, others, own, isSignedIn, hasLeft };
}

export default function CommunitiesPage() {
  const { text: t, query, others, own, isSignedIn, hasLeft } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DocumentHead title={t.title} description={t.lead} />
      <PageHead title={t.title} lead={t.lead}>
        {isSignedIn && (
          <p className="mt-6">
            <ButtonLink to="/communities/new">{t.found}</ButtonLink>
          </p>
        )}
      </PageHead>
      <Done>{hasLeft && t.done.left}</Done>
      {own.length > 0 && (
        <section aria-labelledby="own" className="mb-16">
          <h2 id="own" className="mb-5 font-display text-h2">
            {t.own}
          </h2>
          <CommunityList communities={own} text={t} />
        </section>
      )}
      <section aria-labelledby="find">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <h2 id="find" className="font-display text-h2">
            {t.find}
          </h2>
          <SearchField
            action="/communities"
            everything="/communities"
            query={query}
            words={t.search}
            staysInPlace
            className="w-full sm:w-80"
          />
        </div>
        {others.length > 0 ? (
          <CommunityList communities={others} text={t} />
        ) : (
          <p className="border-t border-line py-10 text-lead text-ink-soft">
            {query ? t.none : own.length > 0 ? t.noOther : t.empty}
          </p>
        )}
      </section>
    </Page>
  );
}
