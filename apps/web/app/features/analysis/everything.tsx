import type { ComponentProps } from 'react';
import { Sections, SetAside } from '#features/analysis/column.tsx';
import type { Denied } from '#features/analysis/findings.rules.ts';
import { useMessages } from '#language/messages.tsx';
import { OtherLanguage } from '#reader/other-language.tsx';

type EverythingProps = ComponentProps<typeof Sections> & {
  denied: readonly Denied[];
  summary: string;
  /** Of the sentence the engine wrote itself. */
  written: 'fr' | 'en';
};

/** All that was found, kind by kind, behind one line; open without scripts as well. */
export function Everything({ denied, summary, written, ...props }: EverythingProps) {
  const t = useMessages('analysis');
  return (
    <details className="reading-fold">
      <summary>
        <span className="font-medium">{t.everything}</span>
        <span className="reading-hint">{t.everythingHint}</span>
      </summary>
      <div className="pt-8 pb-4">
        {summary && (
          <p className="reading-summary">
            <span lang={written}>{summary}</span>{' '}
            <OtherLanguage of={written} className="text-small text-ink-faint italic" />
          </p>
        )}
        <div className="everything">
          <Sections {...props} />
          <SetAside denied={denied} language={props.language} choice={props.choice} />
        </div>
      </div>
    </details>
  );
}
