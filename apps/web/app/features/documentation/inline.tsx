import { Link } from 'react-router';
import type { Prose, Run } from '#prose/prose.ts';

/** Prose with its code, links and stress. */
export function Inline({ prose }: { prose: Prose }) {
  return prose.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    <One key={`${index} ${run.text}`} run={run} />
  ));
}

function One({ run }: { run: Run }) {
  switch (run.kind) {
    case 'code':
      return (
        <code className="doc-word" translate="no">
          {run.text}
        </code>
      );
    case 'stress':
      return <strong className="font-medium text-ink">{run.text}</strong>;
    case 'link':
      return (
        <Link to={run.href} className="inline-link">
          {run.text}
        </Link>
      );
    case 'text':
      return run.text;
  }
}
