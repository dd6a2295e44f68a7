import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { CreditsPage } from '#features/credits/credits-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return context.get(apiContext).images.credits();
}

export default function Credits() {
  return <CreditsPage {...useLoaderData<typeof loader>()} />;
}
