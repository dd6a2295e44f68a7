import { sdkPath } from '@reverie/contract/downloads.rules';
import { type LinksFunction, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { apiContext, originContext, sourceContext, userContext } from '#api/context.ts';
import { CertaintyList } from '#features/analysis/certainty-list.tsx';
import { Reading } from '#features/analysis/reading.tsx';
import { Call } from '#features/documentation/call.tsx';
import codeStyles from '#features/documentation/code.css?url';
import { docSections, findPlace, isDocSection } from '#features/documentation/doc-map.rules.ts';
import { DocPage } from '#features/documentation/doc-page.tsx';
import styles from '#features/documentation/documentation.css?url';
import { ExampleFrame } from '#features/documentation/example-frame.tsx';
import { findPages } from '#features/documentation/find-pages.server.ts';
import { Overview, SectionPage } from '#features/documentation/overview.tsx';
import { readExamples } from '#features/documentation/queries.ts';
import {
  readCards,
  readContents,
  readDoc,
  readWords,
} from '#features/documentation/read-doc.server.ts';
import { SearchPage } from '#features/documentation/search-page.tsx';
import { docData } from '#features/documentation/structured.rules.ts';
import { Tags } from '#features/dreams/tags.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';

/** Findings of an example dream whose certainty is shown. */
const certaintyLimit = 8;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: codeStyles },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const origin = context.get(originContext);
  const around = {
    words: readWords(language),
    isSignedIn: context.get(userContext) !== null,
    sourceUrl: context.get(sourceContext),
    origin,
  };
  const { searchParams } = new URL(request.url);
  const { section, page } = params;
  if (section === undefined) {
    const query = searchParams.get('q')?.trim();
    if (query)
      return { ...around, view: 'search' as const, query, results: findPages(language, query) };
    const sections = docSections.map((name) => ({
      section: name,
      cards: readCards(language, name),
    }));
    return { ...around, view: 'overview' as const, sections };
  }
  if (!isDocSection(section)) throw redirect('/documentation');
  if (page === undefined) {
    return { ...around, view: 'section' as const, section, cards: readCards(language, section) };
  }
  const place = findPlace(section, page);
  if (!place) throw redirect(`/documentation/${section}`);
  const doc = readDoc(language, place, origin);
  const hasExamples = place.slug === 'interpreting';
  const examples = hasExamples
    ? await readExamples(context.get(apiContext), language, searchParams.get('dream'))
    : null;
  return { ...around, view: 'page' as const, doc, contents: readContents(language), examples };
}

export default function DocumentationPage() {
  const found = useLoaderData<typeof loader>();
  const { words, isSignedIn, sourceUrl } = found;
  return (
    <>
      <View found={found} />
      <Call words={words.call} isSignedIn={isSignedIn} sourceUrl={sourceUrl} />
    </>
  );
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>;

function View({ found }: { found: Found }) {
  const { words, origin } = found;
  switch (found.view) {
    case 'overview':
      return (
        <>
          <DocumentHead title={words.title} description={words.lead} />
          <Overview words={words} sections={found.sections} />
        </>
      );
    case 'search':
      return (
        <>
          <DocumentHead title={words.search} isListed={false} />
          <SearchPage words={words} query={found.query} results={found.results} />
        </>
      );
    case 'section': {
      const { name, lead } = words.sections[found.section];
      return (
        <>
          <DocumentHead title={`${name} · ${words.title}`} description={lead} />
          <SectionPage words={words} section={found.section} cards={found.cards} />
        </>
      );
    }
    case 'page': {
      const { doc, contents, examples } = found;
      return (
        <>
          <DocumentHead
            title={`${doc.title} · ${words.title}`}
            description={doc.summary}
            kind="article"
            data={docData(doc, words, origin)}
          />
          <DocPage
            words={words}
            doc={doc}
            contents={contents}
            sdkAddress={`${origin}${sdkPath}`}
            examples={examples && <Examples found={found} examples={examples} />}
          />
        </>
      );
    }
  }
}

type ExamplesProps = {
  found: Found;
  examples: NonNullable<Extract<Found, { view: 'page' }>['examples']>;
};

function Examples({ found: { words }, examples: { example, names } }: ExamplesProps) {
  const { id, content, tags, analysis } = example;
  return (
    <ExampleFrame
      words={words}
      example={example}
      names={names}
      reading={
        analysis ? (
          <Reading
            key={id}
            dreamId={id}
            isOwner={false}
            canAnswer={false}
            content={content}
            report={null}
            analysis={analysis}
            foot={<Tags tags={tags} areLinks={false} />}
          />
        ) : (
          <p className="font-text text-dream">{content}</p>
        )
      }
      certainties={
        analysis && (
          <CertaintyList analysis={analysis} heads={words.certainty} limit={certaintyLimit} />
        )
      }
    />
  );
}
