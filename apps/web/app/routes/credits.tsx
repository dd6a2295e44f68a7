import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { CreditsPage } from '#features/credits/credits-page.tsx';
import { typographers } from '#language/typography.ts';

/** The names of things come from the engine's lexicon, which is typed and not set. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { collections } = await context.get(apiContext).images.credits();
  const set = ({ fr, en, ...symbol }: { id: string; fr: string; en: string }) => ({
    ...symbol,
    fr: typographers.fr(fr),
    en: typographers.en(en),
  });
  return {
    collections: collections.map(({ symbols, ...of }) => ({ ...of, symbols: symbols.map(set) })),
  };
}

export default function Credits() {
  return <CreditsPage {...useLoaderData<typeof loader>()} />;
}
