import type { LibraryPage as Found } from '@reverie/contract/library';
import { ApiProblem } from '@reverie/sdk';
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { Hung } from '#features/dreams/hung.tsx';
import { WallSkeleton } from '#features/dreams/wall.tsx';
import { Leak } from '#features/images/leak.tsx';
import { type Choices, isChosen, queryOf, readChoices } from '#features/library/choices.rules.ts';
import styles from '#features/library/library.css?url';
import { LibraryPage } from '#features/library/library-page.tsx';
import { libraryEn } from '#features/library/library-text.en.ts';
import { libraryFr } from '#features/library/library-text.fr.ts';
import { leadOf } from '#features/library/rooms.rules.ts';
import { tagNameOf } from '#features/library/wording.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { knownTimeZone } from '#language/formats.ts';
import { languageOf, readCookie } from '#language/language.ts';
import { useLanguage } from '#language/messages.tsx';
import { textIn } from '#language/typography.ts';
import { askedOf } from '#reader/avoiding.rules.ts';
import { warnedFilterOf } from '#reader/warned-dreams.tsx';

export const links = () => [{ rel: 'stylesheet', href: styles }];

/** Some rows of four, and of five where the wall is wide. */
const perPage = 20;
/** Hung apart, and only where as many again and more hang below. */
const hung = 3;
const leastForFeatured = 3 * hung;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const text = textIn({ fr: libraryFr, en: libraryEn }, language);
  const user = context.get(userContext);
  const isSignedIn = user !== null;
  const choices = readChoices(new URL(request.url).searchParams);
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  const { library, tags } = context.get(apiContext);
  const { q, tag, category, type, period, sort, page } = choices;
  const warned = user && (choices.warned ?? warnedFilterOf(user.preferences.warnedDreams));
  const first = leadOf(choices.lead, language);
  const avoided = askedOf(choices);
  const isAvoiding = Object.keys(avoided).length > 0;
  const isNarrowed = q !== '' || tag !== '' || period !== null || isAvoiding;
  const isFirstView = !isNarrowed && sort === 'recent' && page === 1;
  const shelf = { ...(category && { category }), ...(type && { type }) };
  const [found, apart, statistics, meant] = await Promise.all([
    library
      .browse({
        ...shelf,
        ...(q !== '' && { q }),
        ...(tag !== '' && { tag }),
        ...(warned && { warned }),
        ...avoided,
        ...(period && { period }),
        timeZone,
        sort,
        page,
        ...(first !== 'all' && { first }),
        pageSize: perPage,
      })
      .catch(orNothing),
    isFirstView
      ? library
          .featured({ ...shelf, language: first === 'all' ? language : first, limit: hung })
          .catch(orNothing)
      : null,
    library.statistics().catch(orNothing),
    tag === '' ? null : tags.get({ tag }).catch(orNothing),
  ]);
  if (found && page > 1 && page > found.pageCount) {
    throw redirect(`/dreams${queryOf({ ...choices, page: Math.max(1, found.pageCount) })}`);
  }
  const isFeatured = apart?.dreams.length === hung && (found?.totalCount ?? 0) >= leastForFeatured;
  const featured = isFeatured ? apart.dreams : [];
  return { ...{ text, choices, warned, found, featured, statistics, isSignedIn }, tag: meant };
}

/** The page stays where a part of it cannot be read, and says so. */
function orNothing(error: unknown): null {
  if (error instanceof ApiProblem) return null;
  throw error;
}

export default function Library() {
  const loaded = useLoaderData<typeof loader>();
  const { text, choices, found, tag } = loaded;
  const title = titleOf(text, choices, tagNameOf(tag, choices.tag, useLanguage()));
  const { location } = useNavigation();
  const [first] = [...loaded.featured, ...(found?.dreams ?? [])];
  return (
    <>
      <DocumentHead
        title={title}
        description={text.description}
        query={queryOf(choices)}
        // Searches and orders are ways to read what is listed already.
        isListed={
          choices.q === '' &&
          choices.tag === '' &&
          choices.not === '' &&
          choices.avoid === '' &&
          choices.period === null &&
          choices.sort === 'recent' &&
          choices.rooms === 'moon' &&
          choices.lead === null
        }
        data={found ? dataOf(title, choices, found) : undefined}
      />
      <LibraryPage
        {...loaded}
        isLoading={location?.pathname === '/dreams'}
        // One light a page: that of the largest print, which hangs first.
        light={first?.image && <Leak image={first.image} />}
        // The first print is what a phone shows: it has the network to itself.
        hang={(dream, place) => (
          <Hung key={dream.id} dream={dream} loading={place === 0 ? 'eager' : 'lazy'} />
        )}
        wallToCome={<WallSkeleton />}
      />
    </>
  );
}

function titleOf(text: typeof libraryFr, choices: Choices, tag: string): string {
  const { q, category, type, warned, page } = choices;
  const named = [
    q !== '' && q,
    tag !== '' && text.tagged.replace('{tag}', tag),
    category && text.categories[category],
    type && text.types[type],
    warned && text.warned[warned],
    page > 1 && text.page.replace('{n}', String(page)),
  ].filter(Boolean);
  return isChosen(choices) || page > 1 ? [...named, text.title].join(', ') : text.title;
}

/** The page for machines: a collection, and the dreams it lists. */
function dataOf(name: string, choices: Choices, { dreams }: Found) {
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: dreams.map(({ id }, place) => ({
        '@type': 'ListItem',
        position: (choices.page - 1) * perPage + place + 1,
        url: `/dreams/${id}`,
      })),
    },
  };
}
