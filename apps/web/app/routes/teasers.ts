import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#api/context.ts';
import { teaserOf } from '#features/frame/teaser.ts';

/** The featured dreams of the menu. None where they cannot be had: the menu does without. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const { dreams } = await context.get(apiContext).library.featured({ limit: 3 });
    return { teasers: dreams.flatMap(teaserOf) };
  } catch {
    return { teasers: [] };
  }
}
