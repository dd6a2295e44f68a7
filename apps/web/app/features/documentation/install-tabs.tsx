import { CodeBlock } from '#features/documentation/code-block.tsx';
import type { DocumentationText } from '#features/documentation/documentation-text.fr.ts';

const managers = {
  npm: (address: string) => `npm install ${address}`,
  pnpm: (address: string) => `pnpm add ${address}`,
  yarn: (address: string) => `yarn add @reverie/sdk@${address}`,
  bun: (address: string) => `bun add ${address}`,
};

/** One command a package manager: radio buttons, which need no script to show what they choose. */
export function InstallTabs({ address, words }: { address: string; words: DocumentationText }) {
  return (
    <fieldset className="doc-install">
      <legend className="sr-only">{words.packageManager}</legend>
      <div className="segmented mb-3 max-w-sm">
        {Object.keys(managers).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="manager"
              value={name}
              defaultChecked={name === 'npm'}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
      {Object.entries(managers).map(([name, command]) => (
        <div key={name} data-manager={name}>
          <CodeBlock code={command(address)} words={words} />
        </div>
      ))}
    </fieldset>
  );
}
