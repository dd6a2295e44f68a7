import { type ComponentType, type ElementType, lazy, Suspense, useEffect, useState } from 'react';
import { insist } from '#messages/insist.ts';
import { onFirstStir } from '#ui/first-stir.ts';

/**
 * A part of a page that reads, links and posts as the server wrote it, and whose scripts are fetched
 * at the reader's first sign only. On the server the part is rendered at once.
 */
export async function onceStirred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  let isMissed = false;
  let failure: unknown;

  /** Met only by who comes from another page, while the part is on its way. */
  function Coming() {
    const [error, setError] = useState<unknown>();
    // Once it is on screen: React also renders it to see whether it can do without.
    useEffect(() => {
      isMissed = true;
      setError(failure);
    }, []);
    if (error) throw error;
    return <div className="min-h-dvh" />;
  }

  async function awaken() {
    await new Promise<void>((resolve) => onFirstStir(resolve));
    try {
      return { default: await insist(load) };
    } catch (error) {
      if (isMissed) throw error;
      failure = error;
      // What the server wrote goes on being read.
      return new Promise<never>(() => {});
    }
  }

  const Part: ElementType<Props> = import.meta.env.SSR ? await load() : lazy(awaken);
  return function Stirred(props: Props) {
    return (
      <Suspense fallback={<Coming />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
