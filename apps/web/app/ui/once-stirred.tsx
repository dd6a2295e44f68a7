import { type ComponentType, type ElementType, lazy, Suspense } from 'react';
import { onFirstStir } from '#ui/first-stir.ts';

/**
 * A part of a page that reads, links and posts as the server wrote it, and whose scripts are fetched
 * at the reader's first sign only. On the server the part is rendered at once.
 */
export async function onceStirred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const Part: ElementType<Props> = import.meta.env.SSR ? await load() : lazyPart(load);
  return function Stirred(props: Props) {
    // The empty height is met only by who comes from another page, while the part is on its way.
    return (
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await new Promise<void>((resolve) => onFirstStir(resolve));
    return { default: await load() };
  });
}
