import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { CountsPage } from '#features/moderation/counts-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { counts: await context.get(apiContext).moderation.counts().catch(asPageError) };
}

export default function StatusModeration() {
  return <CountsPage {...useLoaderData<typeof loader>()} />;
}
