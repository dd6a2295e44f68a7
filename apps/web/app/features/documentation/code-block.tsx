import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

type CodeWords = { copy: string; copied: string };

/** Milliseconds for which a copy says that it was made. */
const copiedFor = 2_000;

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
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className="doc-copy"
      onClick={() =>
        navigator.clipboard.writeText(code).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
