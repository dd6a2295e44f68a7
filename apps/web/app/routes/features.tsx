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
import fieldStyles from '#features/science/science.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useLanguage } from '#language/messages.tsx';
import { textIn } from '#language/typography.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';
import { Page } from '#ui/page.tsx';

/** All that is below the head comes as one part: pieces that came one by one would move each other. */
const Body = hydrateOnInteraction(async () => {
  const [{ FeaturesParts }, { Reading }, { Tags }, { Field }, { Card }, { Code }] =
    await Promise.all([
      import('#features/overview/features-parts.tsx'),
      import('#features/analysis/reading.tsx'),
      import('#features/dreams/tags.tsx'),
      import('#features/science/field.tsx'),
      import('#features/dreams/card.tsx'),
      import('#features/api-explorer/code.tsx'),
    ]);
  return function Body({ data }: { data: FeaturesData }) {
    const { text, example, dreams, request, answer } = data;
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
            >
              <Tags tags={tags} areLinks={false} />
            </Reading>
          )
        }
        field={<Field label={text.compare.picture} />}
        cards={
          dreams.length > 0 && (
            <ul className="hung">
              {dreams.map((dream) => (
                <li key={dream.id}>
                  <Card
                    dream={dream}
                    progress={null}
                    level="h3"
                    sizes="(width >= 48rem) 30vw, calc(100vw - 40px)"
                  />
                </li>
              ))}
            </ul>
          )
        }
        request={<Code code={request} language="curl" />}
        answer={answer && <Code code={JSON.stringify(answer, null, 2)} language="json" />}
      />
    );
  };
});

type FeaturesData = ReturnType<typeof useLoaderData<typeof loader>>;

export const links: LinksFunction = () =>
  [styles, fieldStyles, codeStyles].map((href) => ({ rel: 'stylesheet', href }));

const cardCount = 3;

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
    const [{ example }, { dreams }] = await Promise.all([
      readExamples(api, language, 'water'),
      api.library.featured({ limit: cardCount }),
    ]);
    const { analysis, content } = example;
    const { calls } = describeCalls({ dreamId: '', query: '', text: content });
    const call = calls.find(({ id }) => id === 'analysis.analyze');
    const origin = context.get(originContext);
    return {
      text: textIn({ fr: featuresFr, en: featuresEn }, language),
      isSignedIn: context.get(userContext) !== null,
      example,
      dreams,
      measures: nameMeasures(),
      tries: published.series,
      request: call ? writeSample('curl', { call, values: firstValues(call), origin }) : '',
      answer: analysis?.emotions.find(({ shown }) => shown) ?? null,
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
  const { text, example, dreams } = data;
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <Page>
        <FeaturesHead
          text={text}
          hasReading={example.analysis !== null}
          hasDreams={dreams.length > 0}
        />
        <Body data={data} />
      </Page>
    </>
  );
}
