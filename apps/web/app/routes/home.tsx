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
import { Hero } from '#features/home/hero.tsx';
import styles from '#features/home/home.css?url';
import { homeEn } from '#features/home/home-text.en.ts';
import { homeFr } from '#features/home/home-text.fr.ts';
import { Lost } from '#features/home/lost.tsx';
import { readSample } from '#features/home/sample-reading.server.ts';
import { shownDream } from '#features/home/shown-dream.rules.ts';
import { siteData } from '#features/home/site-data.rules.ts';
import { type NotTold, tellingRefusal } from '#features/home/telling.form.ts';
import { Vision } from '#features/home/vision.tsx';
import { lineOf, measureOf, published } from '#features/science/published.server.ts';
import fieldStyles from '#features/science/science.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { readingType } from '#head/type.ts';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textIn, typographers } from '#language/typography.ts';
import { textOf } from '#ui/form-text.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const Rest = hydrateOnInteraction(async () => (await import('#features/home/rest.tsx')).Rest);
const Field = hydrateOnInteraction(async () => (await import('#features/science/field.tsx')).Field);
const NewsletterForm = hydrateOnInteraction(
  async () => (await import('#features/newsletter/newsletter-form.tsx')).NewsletterForm,
);

/** Articles that the home names. */
const postCount = 3;

export const links: LinksFunction = () => [
  readingType,
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: fieldStyles },
];

/** The floor of forty words was measured on the norm dreams: so is what stands beside it. */
function readMeasures() {
  const emotions = measureOf(lineOf('emotions, micro F1 | A'), 'norms', '40 words');
  const normDreams = lineOf('indoor, κ | norms-f').n;
  const valence = lineOf('valence, balanced accuracy | one side coded');
  return {
    emotions: { ...emotions, dreams: normDreams },
    valence: { ...measureOf(valence, 'shipped', 'VADER'), dreams: valence.n },
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = new Date().toISOString();
  const isLost = new URL(request.url).searchParams.has('lost');
  const isSignedIn = context.get(userContext) !== null;
  const language = languageOf(request.headers);
  const set = typographers[language];
  const text = textIn({ fr: homeFr, en: homeEn }, language);
  const { blog, library } = context.get(apiContext);
  try {
    const [reading, { posts }, all, ...byType] = await Promise.all([
      readSample(language),
      blog.list({ language, pageSize: postCount }),
      library.featured({ language, limit: featuredCount }),
      ...featuredTypes.map((type) => library.featured({ type, language, limit: featuredCount })),
    ]);
    const hung = [all, ...byType].map(({ dreams }) =>
      dreams.flatMap((dream) => shownDream(dream, language)),
    );
    const [shown = [], ...kinds] = hung;
    const groups = featuredGroups(kinds, shown);
    const { series } = published;
    const first = shown[0] ?? null;
    const read = posts.map(({ slug, title, excerpt, publishedAt, picture }) => ({
      ...{ slug, publishedAt, title: set(title), excerpt: set(excerpt) },
      picture: picture && { ...picture, alt: set(picture.alt) },
    }));
    const measures = readMeasures();
    const site = {
      origin: context.get(originContext),
      socialLinks: context.get(socialLinksContext),
    };
    return {
      text,
      now,
      isLost,
      site,
      isSignedIn,
      first,
      groups,
      reading,
      series,
      measures,
      posts: read,
    };
  } catch (error) {
    return asPageError(error);
  }
}

/** Takes a dream before any account, and leads to where it is painted. */
export async function action({ request, context }: ActionFunctionArgs) {
  const content = textOf(await request.formData(), 'content');
  try {
    const { id, key } = await context.get(apiContext).guestDreams.create({ content });
    throw redirect(`/told/${id}?${new URLSearchParams({ key })}`);
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
  const { text, now, isLost, site, isSignedIn, first, groups, reading, series, measures, posts } =
    useLoaderData<typeof loader>();
  const notTold = useActionData<typeof action>();
  const { description } = useMessages('frame');
  return (
    <>
      <DocumentHead
        title={isLost ? `${text.lost} ${text.title}` : text.title}
        isWhole
        description={description}
        data={siteData({ ...site, description })}
      />
      {isLost && <Lost text={text.lost} />}
      <Hero text={text} dream={first} notTold={notTold} now={now} />
      <Vision text={text.vision} />
      <Rest
        text={text}
        now={now}
        isSignedIn={isSignedIn}
        reading={reading}
        groups={groups}
        series={series}
        measures={measures}
        posts={posts}
        field={<Field label={text.science.picture} />}
        letter={<NewsletterForm />}
      />
    </>
  );
}
