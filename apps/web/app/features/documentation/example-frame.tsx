import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import { type ExampleId, exampleIds } from '#features/documentation/example-dreams.rules.ts';
import type { Example } from '#features/documentation/queries.ts';

type ExampleFrameProps = {
  words: DocumentationText;
  example: Example;
  names: Record<ExampleId, string>;
  /** The dream with its findings lit, as on the page of a dream. */
  reading: ReactNode;
  /** What was found, with how sure it is. */
  certainties: ReactNode;
};

/** One of the example dreams at a time; which one is in the address. */
export function ExampleFrame(props: ExampleFrameProps) {
  const { words, example, names, reading, certainties } = props;
  return (
    <div className="doc-example">
      <nav aria-label={words.examplesLabel} className="tabs mb-10">
        {exampleIds.map((id) => (
          <Link
            key={id}
            to={`?dream=${id}#examples`}
            preventScrollReset
            className="tab"
            aria-current={id === example.id ? 'true' : undefined}
          >
            {names[id]}
          </Link>
        ))}
      </nav>
      {reading}
      {example.analysis === null && <p className="text-ink-soft">{words.examplesAway}</p>}
      <div className="doc-example-foot">
        <section>
          <h3 className="font-display text-h3">{words.interpretation}</h3>
          {example.reading.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-medium">{words.decides}</p>
        </section>
        {certainties}
      </div>
    </div>
  );
}
