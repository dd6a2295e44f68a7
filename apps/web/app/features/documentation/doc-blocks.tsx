import type { ReactNode } from 'react';
import { CodeBlock } from '#features/documentation/code-block.tsx';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';
import { Inline } from '#features/documentation/inline.tsx';
import { InstallTabs } from '#features/documentation/install-tabs.tsx';
import { type Block, type Prose, plainText } from '#prose/prose.ts';

type BlocksProps = {
  blocks: readonly Block[];
  words: DocumentationText;
  /** Where this server hands its SDK out. */
  sdkAddress: string;
  /** What stands where the page shows its example dreams. */
  examples: ReactNode;
};

export function Blocks({ blocks, ...props }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never move
    <One key={`${index} ${block.kind}`} block={block} {...props} />
  ));
}

type OneProps = Omit<BlocksProps, 'blocks'> & { block: Block };

function One({ block, words, sdkAddress, examples }: OneProps) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline prose={block.prose} />
        </p>
      );
    case 'list':
      return (
        <ul className="doc-list">
          <Items items={block.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol className="doc-steps">
          <Items items={block.items} />
        </ol>
      );
    case 'terms':
      return (
        <dl className="doc-terms">
          {block.terms.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Inline prose={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'note':
      return (
        <p className="doc-note">
          <span className="sr-only">{`${words.note}. `}</span>
          <Inline prose={block.prose} />
        </p>
      );
    case 'exercise':
      return (
        <section className="doc-exercise">
          <h3>
            <span className="doc-exercise-kind">{`${words.exercise}, ${block.minutes}${words.minutes}`}</span>
            {block.title}
          </h3>
          <ol className="doc-steps">
            <Items items={block.steps} />
          </ol>
        </section>
      );
    case 'code':
      return <CodeBlock code={block.code} words={words} />;
    case 'live':
      return block.name === 'install' ? (
        <InstallTabs address={sdkAddress} words={words} />
      ) : (
        examples
      );
  }
}

function Items({ items }: { items: readonly Prose[] }) {
  return items.map((item) => (
    <li key={plainText(item)}>
      <Inline prose={item} />
    </li>
  ));
}
