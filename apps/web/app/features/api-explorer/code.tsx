import { Check, Copy } from 'lucide-react';
import { type CodeLanguage, tokensOf } from '#features/api-explorer/highlight.rules.ts';
import { Button } from '#ui/button.tsx';
import { useCopy } from '#ui/use-copy.ts';

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
  const { outcome, copy } = useCopy(text);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button variant="quiet" className="code-copy" onClick={copy}>
      <Icon aria-hidden="true" />
      <span aria-live="polite">{outcome ? words[outcome] : words.copy}</span>
    </Button>
  );
}
