import {
  type ComponentType,
  type ElementType,
  lazy,
  memo,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { retry } from '#loading/retry.ts';
import { onFirstInteraction } from '#ui/first-interaction.ts';

/** Parts on their way to a server that has just started. */
const arriving: Promise<void>[] = [];

/** A server renders its first page once all of its parts are there. */
export async function partsArrived(): Promise<void> {
  await Promise.all(arriving);
}

type Options = {
  /** Of every page: where it does not come the page stays, be it the one that speaks of errors. */
  isFrame?: boolean;
};

/**
 * A part of a page that reads, links and posts as the server wrote it, and whose scripts are fetched
 * at the reader's first sign, or after a while without any. On the server the part is rendered at once.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isFrame = false }: Options = {},
): ComponentType<Props> {
  if (import.meta.env.SSR) return serverPart(load);
  let isMissed = false;
  let failure: unknown;

  /** Met only by who comes from another page, while the part is on its way. */
  function Coming() {
    const [error, setError] = useState<unknown>();
    // Once it is on screen: React also renders it to see whether it can do without.
    useEffect(() => {
      isMissed = !isFrame;
      if (isMissed) setError(failure);
    }, []);
    if (error) throw error;
    return isFrame ? null : <div className="min-h-dvh" />;
  }

  async function awaken() {
    await firstInteraction();
    for (;;) {
      try {
        return { default: await retry(load) };
      } catch (error) {
        if (isMissed) throw error;
        failure = error;
        // What the server wrote goes on being read until there is a network again.
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      }
    }
  }

  const Part: ElementType<Props> = lazy(awaken);
  // A part that sleeps must not be rendered again before it is awake: React would take the server's
  // writing off the page.
  return memo(function Hydrated(props: Props) {
    return (
      <Suspense fallback={<Coming />}>
        <Part {...props} />
      </Suspense>
    );
  });
}

const longestSleep = 10_000;

function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    onFirstInteraction(resolve);
    setTimeout(resolve, longestSleep);
  });
}

function serverPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  arriving.push(
    load().then((loaded) => {
      part = loaded;
    }),
  );
  return function Hydrated(props: Props) {
    const Part: ElementType<Props> | undefined = part;
    if (!Part) throw new Error('A page was rendered before its parts had arrived.');
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
