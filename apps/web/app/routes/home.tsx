import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, originContext, socialLinksContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import {
  featuredCount,
  featuredGroups,
  featuredTypes,
} from '#features/home/featured-groups.rules.ts';
import styles from '#features/home/home.css?url';
import { homeEn } from '#features/home/home-text.en.ts';
import { homeFr } from '#features/home/home-text.fr.ts';
import { Lost } from '#features/home/lost.tsx';
import { OwnNights } from '#features/home/own-nights.tsx';
import { sampleReadings } from '#features/home/sample-reading.server.ts';
import { shownDream } from '#features/home/shown-dream.rules.ts';
import { siteData } from '#features/home/site-data.rules.ts';
import { SkyCaption } from '#features/motifs/dream-weather.tsx';
import { lineOf, measureOf, published } from '#features/science/published.server.ts';
import { Hero } from '#features/telling/hero.tsx';
import { keepTold } from '#features/telling/keeping.server.ts';
import { type NotTold, readTelling, tellingRefusal } from '#features/telling/telling.form.ts';
import { tellingEn } from '#features/telling/telling-text.en.ts';
import { tellingFr } from '#features/telling/telling-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { readingType } from '#head/type.ts';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textIn, typographers } from '#language/typography.ts';
import { textOf } from '#ui/form-text.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const Rest = hydrateOnInteraction(async () => (await import('#features/home/rest.tsx')).Rest);
const NewsletterForm = hydrateOnInteraction(
  async () => (await import('#features/newsletter/newsletter-form.tsx')).NewsletterForm,
);

/** Articles that the home names, and nights of one’s own. */
const postCount = 3;
const ownCount = 4;

export const links: LinksFunction = () => [readingType, { rel: 'stylesheet', href: styles }];

/** The floor of forty words was measured on the norm dreams: so is what stands beside it. */
function readMeasures() {
  const emotions = measureOf(lineOf('emotions, micro F1 | A'), 'norms', '40 words');
  const normDreams = lineOf('indoor, κ | norms-f').n;
  return { emotions: { ...emotions, dreams: normDreams } };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = new Date().toISOString();
  const isLost = new URL(request.url).searchParams.has('lost');
  const isSignedIn = context.get(userContext) !== null;
  const language = languageOf(request.headers);
  const set = typographers[language];
  const text = textIn({ fr: homeFr, en: homeEn }, language);
  const telling = textIn({ fr: tellingFr, en: tellingEn }, language);
  const { blog, dreamWeather, journal, library } = context.get(apiContext);
  try {
    // What the page can stand without.
    const weather = await dreamWeather.get().catch(() => null);
    const [top] = weather?.motifs ?? [];
    const week = top ? { phrase: top.motif.phrase, dreamers: top.dreamers } : null;
    const [{ posts }, own, all, ...byType] = await Promise.all([
      blog.list({ language, pageSize: postCount }),
      isSignedIn ? journal.list({ painted: 'yes', pageSize: ownCount }) : null,
      library.featured({ language, limit: featuredCount }),
      ...featuredTypes.map((type) => library.featured({ type, language, limit: featuredCount })),
    ]);
    const hung = [all, ...byType].map(({ dreams }) =>
      dreams.flatMap((dream) => shownDream(dream, language)),
    );
    const [shown = [], ...kinds] = hung;
    const site = {
      origin: context.get(originContext),
      socialLinks: context.get(socialLinksContext),
    };
    return {
      text,
      telling,
      week,
      now,
      isLost,
      site,
      isSignedIn,
      nights: own?.dreams.flatMap((dream) => shownDream(dream, language)) ?? [],
      groups: featuredGroups(kinds, shown),
      reading: sampleReadings[language],
      series: published.series,
      measures: readMeasures(),
      posts: posts.map(({ slug, title, publishedAt }) => ({
        slug,
        publishedAt,
        title: set(title),
      })),
    };
  } catch (error) {
    return asPageError(error);
  }
}

/**
 * Takes a dream before any account. One that has a picture here is wanted for keeps, and leads to a
 * name for it; any other to where the server paints it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { content, seed } = readTelling(await request.formData());
  const api = context.get(apiContext);
  try {
    const { id, key } = await api.guestDreams.create({ content, ...(seed !== null && { seed }) });
    const told = (more = {}) => `/told/${id}?${new URLSearchParams({ key, ...more })}`;
    if (seed === null) throw redirect(told());
    if (context.get(userContext)) {
      const dream = await keepTold(api, request, { id, key });
      throw redirect(`/dreams/${dream.id}`);
    }
    throw redirect(`/register?${new URLSearchParams({ from: told({ keep: '' }) })}`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const { refusal, status } = tellingRefusal(error);
    return data<NotTold>({ refusal, content }, { status });
  }
}

export const clientAction = unlessUnreached<NotTold>((form) => ({
  refusal: 'unavailable',
  content: textOf(form, 'content'),
}));

export default function Home() {
  const loaded = useLoaderData<typeof loader>();
  const { text, telling, now, isLost, site, isSignedIn, nights, groups } = loaded;
  const notTold = useActionData<typeof action>();
  const { description } = useMessages('frame');
  return (
    <div className="night-home">
      <DocumentHead
        title={isLost ? `${text.lost} ${text.title}` : text.title}
        isWhole
        description={description}
        data={siteData({ ...site, description })}
      />
      <div className="home-sky" aria-hidden="true" />
      {isLost && <Lost text={text.lost} />}
      <OwnNights text={text.own} nights={nights} />
      <Hero text={telling} notTold={notTold} now={now} isFirst={!isLost && nights.length === 0} />
      {loaded.week && <SkyCaption {...loaded.week} />}
      <Rest
        text={text}
        now={now}
        isSignedIn={isSignedIn}
        reading={loaded.reading}
        groups={groups}
        series={loaded.series}
        measures={loaded.measures}
        posts={loaded.posts}
        letter={<NewsletterForm />}
      />
    </div>
  );
}
