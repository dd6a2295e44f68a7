import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#api/context.ts';
import { teaserOf } from '#features/frame/teaser.rules.ts';
import { languageOf } from '#language/language.ts';

/** The featured dreams of the menu. None where they cannot be had: the menu does without. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  try {
    const { dreams } = await context.get(apiContext).library.featured({ language, limit: 3 });
    return { teasers: dreams.flatMap(teaserOf) };
  } catch {
    return { teasers: [] };
  }
}
