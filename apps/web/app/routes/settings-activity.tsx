import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { ActivitySection } from '#features/activity/activity-section.tsx';
import { SectionHead } from '#features/settings/settings-frame.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const asked = before === undefined ? {} : { before };
  const page = await context.get(apiContext).activity.list(asked).catch(asPageError);
  return { page, isNewest: before === undefined };
}

export default function ActivitySettings() {
  const { page, isNewest } = useLoaderData<typeof loader>();
  return (
    <>
      <SectionHead section="activity" />
      <ActivitySection page={page} isNewest={isNewest} />
    </>
  );
}
