import { Check, Copy } from 'lucide-react';
import { useCopy } from '#ui/use-copy.ts';

type CodeWords = { copy: string; copied: string; notCopied: string };

export function CodeBlock({ code, words }: { code: string; words: CodeWords }) {
  return (
    <div className="doc-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is reached by keyboard too */}
      <pre tabIndex={0} translate="no">
        <code>{code}</code>
      </pre>
      <CopyButton code={code} words={words} />
    </div>
  );
}

function CopyButton({ code, words }: { code: string; words: CodeWords }) {
  const { outcome, copy } = useCopy(code);
  const said = { copied: words.copied, failed: words.notCopied };
  return (
    <button type="button" className="doc-copy" onClick={copy}>
      {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{outcome ? said[outcome] : words.copy}</span>
    </button>
  );
}
