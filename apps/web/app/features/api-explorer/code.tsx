import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { type CodeLanguage, tokensOf } from '#features/api-explorer/highlight.ts';
import { Button } from '#ui/button.tsx';

export type CopyWords = { copy: string; copied: string; failed: string };

type CodeProps = { code: string; language: CodeLanguage; copy?: CopyWords };

/** A sample, its words told apart, and a button that copies it. */
export function Code({ code, language, copy }: CodeProps) {
  return (
    <div className="code">
      {copy && <CopyButton text={code} words={copy} />}
      <pre translate="no">
        <code>
          {tokensOf(code, language).map(({ kind, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token has no name but its place
            <span key={at} data-token={kind === 'plain' ? undefined : kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}

function CopyButton({ text, words }: { text: string; words: CopyWords }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const Icon = outcome === 'copied' ? Check : Copy;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <Button
      variant="quiet"
      className="code-copy"
      onClick={copy}
      onBlur={() => setOutcome(null)}
      onPointerLeave={() => setOutcome(null)}
    >
      <Icon aria-hidden="true" />
      <span aria-live="polite">{outcome ? words[outcome] : words.copy}</span>
    </Button>
  );
}
