import { limits } from '@reverie/contract/limits.rules';
import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, originContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import codeStyles from '#features/api-explorer/api.css?url';
import { firstValues } from '#features/api-explorer/calls.rules.ts';
import { describeCalls } from '#features/api-explorer/describe-calls.server.ts';
import { writeSample } from '#features/api-explorer/samples.rules.ts';
import { readExamples } from '#features/documentation/queries.ts';
import alt from '#features/home/pictures/alt.json';
import { paintedStyles, sampleSmall } from '#features/home/pictures.rules.ts';
import styles from '#features/overview/features.css?url';
import { FeaturesHead } from '#features/overview/features-head.tsx';
import { featuresEn } from '#features/overview/features-text.en.ts';
import { featuresFr } from '#features/overview/features-text.fr.ts';
import type { MeasureName } from '#features/overview/measures.tsx';
import { lineOf, published } from '#features/science/published.server.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useLanguage } from '#language/messages.tsx';
import { textIn } from '#language/typography.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';
import { Page } from '#ui/page.tsx';

/** All that is below the head comes as one part: pieces that came one by one would move each other. */
const Body = hydrateOnInteraction(async () => {
  const [{ FeaturesParts }, { Reading }, { Tags }, { Code }] = await Promise.all([
    import('#features/overview/features-parts.tsx'),
    import('#features/analysis/reading.tsx'),
    import('#features/dreams/tags.tsx'),
    import('#features/api-explorer/code.tsx'),
  ]);
  return function Body({ data }: { data: FeaturesData }) {
    const { text, example, request } = data;
    const { analysis, content, tags } = example;
    const language = useLanguage();
    return (
      <FeaturesParts
        text={text}
        isSignedIn={data.isSignedIn}
        measures={data.measures}
        tries={data.tries}
        manners={paintedStyles.map((style) => ({ style, picture: sampleSmall[style] }))}
        mannersAlt={alt[language]}
        textsPerMinute={limits.texts.calls}
        reading={
          analysis && (
            <Reading
              dreamId="example"
              isOwner={false}
              canAnswer={false}
              content={content}
              report={null}
              analysis={analysis}
              foot={<Tags tags={tags} areLinks={false} />}
            />
          )
        }
        request={<Code code={request} language="curl" />}
      />
    );
  };
});

type FeaturesData = ReturnType<typeof useLoaderData<typeof loader>>;

export const links: LinksFunction = () =>
  [styles, codeStyles].map((href) => ({ rel: 'stylesheet', href }));

/** Two that read well and two that read poorly: which ones is not for the figures to choose. */
const measured: Record<MeasureName, string> = {
  felt: 'felt by the dreamer, micro F1 | A',
  valence: 'valence, balanced accuracy | one side coded',
  aggression: 'aggression, κ | all dreams',
  failure: 'failure, κ | all dreams',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const api = context.get(apiContext);
  try {
    const { example } = await readExamples(api, language, 'water');
    const { content } = example;
    const { calls } = describeCalls({ dreamId: '', query: '', text: content });
    const call = calls.find(({ id }) => id === 'analysis.analyze');
    const origin = context.get(originContext);
    return {
      text: textIn({ fr: featuresFr, en: featuresEn }, language),
      isSignedIn: context.get(userContext) !== null,
      example,
      measures: nameMeasures(),
      tries: published.series,
      request: call ? writeSample('curl', { call, values: firstValues(call), origin }) : '',
    };
  } catch (error) {
    return asPageError(error);
  }
}

function nameMeasures() {
  const of = (name: MeasureName) => {
    const { n, shipped } = lineOf(measured[name]);
    return { name, n, ...shipped };
  };
  return [of('felt'), of('valence'), of('aggression'), of('failure')];
}

export default function Features() {
  const data = useLoaderData<typeof loader>();
  const { text, example } = data;
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <Page>
        <FeaturesHead text={text} hasReading={example.analysis !== null} />
        <Body data={data} />
      </Page>
    </>
  );
}
