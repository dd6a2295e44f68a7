import type { Block, Run } from '@reverie/contract/blog';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BlogText } from '#features/blog/blog-text.fr.ts';
import { say } from '#features/blog/wording.ts';

type PostBodyProps = { body: readonly Block[]; text: BlogText };

/** The words of an article. They arrive as data: no markup of an author's reaches the page. */
export function PostBody({ body, text }: PostBodyProps) {
  // A note is called back to where it is first pointed to.
  const called = new Set<number>();
  const set = (runs: readonly Run[]) => runs.map((run, index) => setRun(run, index, text, called));
  return <div className="prose">{body.map((block, index) => setBlock(block, index, set))}</div>;
}

type SetRuns = (runs: readonly Run[]) => ReactNode;

function setBlock(block: Block, key: number, set: SetRuns): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 key={key} id={block.id}>
          {set(block.runs)}
        </h2>
      );
    case 'paragraph':
      return <p key={key}>{set(block.runs)}</p>;
    case 'quote':
      return (
        <blockquote key={key}>
          {block.paragraphs.map((runs, at) => setParagraph(runs, at, set))}
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return <List key={key}>{block.items.map((runs, at) => setItem(runs, at, set))}</List>;
    }
  }
}

function setParagraph(runs: readonly Run[], key: number, set: SetRuns): ReactNode {
  return <p key={key}>{set(runs)}</p>;
}

function setItem(runs: readonly Run[], key: number, set: SetRuns): ReactNode {
  return <li key={key}>{set(runs)}</li>;
}

function setRun(run: Run, key: number, text: BlogText, called: Set<number>): ReactNode {
  if (run.note === undefined) return <Words key={key} run={run} />;
  const isFirst = !called.has(run.note);
  called.add(run.note);
  return (
    <sup key={key}>
      <a
        id={isFirst ? `call-${run.note}` : undefined}
        href={`#source-${run.note}`}
        aria-label={say(text.source, run.note)}
      >
        {run.note}
      </a>
    </sup>
  );
}

/** Words set alike: emphasis inside strength inside a link, each in its own language. */
export function Words({ run }: { run: Run }) {
  const { text, isEmphasis, isStrong, href, language } = run;
  const spoken = language ? <span lang={language}>{text}</span> : text;
  const inner = isEmphasis ? <em>{spoken}</em> : spoken;
  const words = isStrong ? <strong>{inner}</strong> : inner;
  if (href === undefined) return words;
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}
