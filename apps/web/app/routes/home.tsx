import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { listDreams } from '#features/dreams/queries.ts';
import { Wall } from '#features/dreams/wall.tsx';
import { Hero } from '#features/home/hero.tsx';
import { heroDream } from '#features/home/hero-dream.ts';
import { Dawn, Latest } from '#features/home/sections.tsx';
import { useMessages } from '#language/messages.tsx';

/** One for the hero, six for the wall, and some to choose from: not every dream is painted. */
const looked = 12;
const hung = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const now = new Date().toISOString();
  const isSignedIn = context.get(userContext) !== null;
  try {
    const { dreams } = await listDreams(context.get(apiContext), { query: '', size: looked });
    // What everybody may see stands at the door, whoever looks.
    const shared = dreams.filter(({ visibility }) => visibility === 'public');
    const first = heroDream(shared);
    const latest = shared.filter((dream) => dream !== first).slice(0, hung);
    return { now, isSignedIn, first, latest };
  } catch (error) {
    return asPageError(error);
  }
}

export default function Home() {
  const t = useMessages('home');
  const frame = useMessages('frame');
  const { now, isSignedIn, first, latest } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{t.title}</title>
      <meta name="description" content={frame.description} />
      <Hero dream={first} isSignedIn={isSignedIn} now={now} />
      {latest.length > 0 && (
        <Latest>
          <Wall dreams={latest} />
        </Latest>
      )}
      <Dawn isSignedIn={isSignedIn} />
    </>
  );
}
