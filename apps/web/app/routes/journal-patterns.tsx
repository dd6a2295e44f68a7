import { ApiProblem } from '@reverie/sdk';
import { useEffect } from 'react';
import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import journalStyles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { followedCharts, weekChart } from '#features/patterns/charts.server.ts';
import { mapOf } from '#features/patterns/map.server.ts';
import styles from '#features/patterns/patterns.css?url';
import { PatternsPage } from '#features/patterns/patterns-page.tsx';
import { chosenOf, onDaysOf, pathOf, readChoices } from '#features/patterns/rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

export const links: LinksFunction = () =>
  [journalStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const choices = readChoices(new URL(request.url).searchParams);
  const { period, reference } = choices;
  const patterns = await context
    .get(apiContext)
    .patterns.get({ period, reference })
    .catch((error: unknown) => {
      // Very long journals take longer than a call: the work goes on, and is there soon.
      if (error instanceof ApiProblem && error.problem.code === 'unavailable') return null;
      return asPageError(error);
    });
  if (!patterns) return { choices, drawn: null };
  const chosen = chosenOf(patterns, choices.item);
  const onDays = onDaysOf(patterns, choices.item);
  const drawn = {
    ...{ patterns, chosen },
    map: mapOf(patterns.beside, chosen?.item ?? null),
    followed: followedCharts(patterns.overTime),
    onDays,
    week: onDays && weekChart(onDays),
  };
  return { choices, drawn };
}

export default function PatternsRoute() {
  const { choices, drawn } = useLoaderData<typeof loader>();
  const t = useMessages('patterns');
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      {drawn === null ? (
        <Late address={pathOf(choices)} />
      ) : drawn.patterns.dreams === 0 && choices.period === 'all' ? (
        <PlainState title={t.none} text={t.noneText}>
          <ButtonLink to="/dreams/new">{t.tell}</ButtonLink>
        </PlainState>
      ) : (
        <PatternsPage choices={choices} {...drawn} />
      )}
    </Page>
  );
}

const pause = 4_000;

/** What is not there yet comes by itself; without scripts, by its link. */
function Late({ address }: { address: string }) {
  const t = useMessages('patterns');
  const askAnew = useAskAnew();
  useEffect(() => {
    const timer = setInterval(askAnew, pause);
    return () => clearInterval(timer);
  }, [askAnew]);
  return (
    <PlainState title={t.late} text={t.lateText}>
      <ButtonLink to={address}>{t.again}</ButtonLink>
    </PlainState>
  );
}
