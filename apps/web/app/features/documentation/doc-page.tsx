import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DocBar } from '#features/documentation/doc-bar.tsx';
import { Blocks } from '#features/documentation/doc-blocks.tsx';
import { docSections } from '#features/documentation/doc-map.rules.ts';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import type { Doc, DocCard, DocEntry } from '#features/documentation/read-doc.server.ts';
import type { Part } from '#prose/prose.ts';
import { Page } from '#ui/page.tsx';

type DocPageProps = {
  words: DocumentationText;
  doc: Doc;
  contents: readonly DocEntry[];
  sdkAddress: string;
  examples: ReactNode;
};

/** A page of the documentation, between the list of all pages and its own contents. */
export function DocPage({ words, doc, contents, sdkAddress, examples }: DocPageProps) {
  const { title, summary, guide, parts } = doc;
  const shared = { words, sdkAddress, examples };
  return (
    <Page className="doc pt-8 md:pt-12">
      <DocBar words={words} section={doc.section} />
      <div className="doc-columns">
        <AllPages words={words} contents={contents} path={doc.path} />
        <article className="doc-article">
          <header className="mb-10">
            <p className="text-small text-ink-faint">
              {words.sections[doc.section].name}
              {guide &&
                `, ${words.levels[guide.level].toLocaleLowerCase()}, ${guide.minutes}${words.minutes}`}
            </p>
            <h1 className="mt-2 font-display text-title">{title}</h1>
            <p className="mt-4 max-w-2xl text-lead text-ink-soft">{summary}</p>
          </header>
          <details className="fold doc-toc-phone">
            <summary>
              <ChevronRight aria-hidden="true" />
              {words.onThisPage}
            </summary>
            <PartLinks parts={parts} />
          </details>
          {parts.map((part) => (
            <section
              key={part.id}
              id={part.id}
              data-wide={
                part.blocks.some((block) => block.kind === 'live' && block.name === 'examples') ||
                undefined
              }
              className="doc-part"
            >
              <h2>{part.heading}</h2>
              <Blocks blocks={part.blocks} {...shared} />
            </section>
          ))}
          <nav className="doc-turn" aria-label={words.turnLabel}>
            {doc.previous && <Turn card={doc.previous} label={words.previous} way="back" />}
            {doc.next && <Turn card={doc.next} label={words.next} way="on" />}
          </nav>
        </article>
        <aside className="doc-toc" aria-label={words.onThisPage}>
          <p className="mb-3 text-small text-ink-faint">{words.onThisPage}</p>
          <PartLinks parts={parts} />
        </aside>
      </div>
    </Page>
  );
}

type AllPagesProps = { words: DocumentationText; contents: readonly DocEntry[]; path: string };

function AllPages({ words, contents, path }: AllPagesProps) {
  return (
    <nav className="doc-side" aria-label={words.pagesLabel}>
      {docSections.map((section) => (
        <div key={section} className="mb-7">
          <p className="mb-1.5 text-small text-ink-faint">{words.sections[section].name}</p>
          <ul>
            {contents
              .filter((entry) => entry.section === section)
              .map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path}
                    className="doc-side-link"
                    aria-current={entry.path === path ? 'page' : undefined}
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function PartLinks({ parts }: { parts: readonly Part[] }) {
  return (
    <ul>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className="doc-side-link">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
}

type TurnProps = { card: DocCard; label: string; way: 'back' | 'on' };

function Turn({ card: { path, title }, label, way }: TurnProps) {
  return (
    <Link
      to={path}
      data-way={way}
      className="doc-turn-link group"
      rel={way === 'on' ? 'next' : 'prev'}
    >
      <span className="text-small text-ink-faint">{label}</span>
      <span className="flex items-center gap-2.5 font-display text-h3 transition-colors group-hover:text-accent">
        {way === 'back' && <ArrowLeft aria-hidden="true" className="size-5 flex-none" />}
        {title}
        {way === 'on' && <ArrowRight aria-hidden="true" className="size-5 flex-none" />}
      </span>
    </Link>
  );
}
