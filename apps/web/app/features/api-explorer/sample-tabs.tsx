import { useId } from 'react';
import type { ApiText } from '#features/api-explorer/api-text.fr.ts';
import type { ApiCall, CallValues } from '#features/api-explorer/calls.rules.ts';
import { Code } from '#features/api-explorer/code.tsx';
import { sampleLanguages, writeSample } from '#features/api-explorer/samples.rules.ts';

type SampleTabsProps = { text: ApiText; call: ApiCall; values: CallValues; origin: string };

/**
 * One call in five languages. The tabs are radio buttons and the style sheet shows what they choose:
 * arrow keys move among them, with scripts or without.
 */
export function SampleTabs({ text, call, values, origin }: SampleTabsProps) {
  const name = useId();
  return (
    <div className="samples">
      <div role="radiogroup" aria-label={text.code.label} className="segmented">
        {sampleLanguages.map((language) => (
          <label key={language}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={language}
              defaultChecked={language === 'curl'}
            />
            {text.code.languages[language]}
          </label>
        ))}
      </div>
      {sampleLanguages.map((language) => (
        <div key={language} data-sample={language}>
          <Code
            code={writeSample(language, { call, values, origin })}
            language={language}
            copy={text.code}
          />
        </div>
      ))}
    </div>
  );
}
