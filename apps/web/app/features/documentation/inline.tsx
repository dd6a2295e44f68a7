import { Link } from 'react-router';
import { type InlinePart, inlineParts } from '#features/documentation/inline-parts.ts';

/** Prose with its code, links and stress. */
export function Inline({ prose }: { prose: string }) {
  return inlineParts(prose).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    <Part key={`${index} ${part.text}`} part={part} />
  ));
}

function Part({ part }: { part: InlinePart }) {
  switch (part.kind) {
    case 'code':
      return (
        <code className="doc-word" translate="no">
          {part.text}
        </code>
      );
    case 'stress':
      return <strong className="font-medium text-ink">{part.text}</strong>;
    case 'link':
      return (
        <Link to={part.href} className="inline-link">
          {part.text}
        </Link>
      );
    case 'text':
      return part.text;
  }
}
