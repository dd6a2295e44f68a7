import type { DreamAnalysis, ReadingModel } from '@reverie/oneirology/schema';
import { Scale } from 'lucide-react';
import { useFormats, useMessages } from '#language/messages.tsx';

type MethodProps = {
  analysis: DreamAnalysis;
  /** What the line in the margin is, where there is one. */
  legend: string | null;
  /** Who read, in a sentence. */
  note: string;
};

/** How the analysis was made and what it cannot say, one press away. */
export function Method({ analysis, legend, note }: MethodProps) {
  const t = useMessages('analysis');
  const { number, percent } = useFormats();
  const { engine, language, quality, limits } = analysis;
  return (
    <details className="reading-fold">
      <summary>
        <span className="flex items-center gap-2.5 font-medium [&>svg]:size-4.5">
          <Scale aria-hidden="true" />
          {t.method}
        </span>
        <span className="reading-hint">{note}</span>
      </summary>
      <div className="grid max-w-3xl gap-3 pt-5 pb-4 text-small text-ink-soft">
        <p>{t.methodText}</p>
        <p>{t.methodWording}</p>
        {legend && <p className="affect-legend needs-scripts">{legend}</p>}
        <ul className="grid list-disc gap-1.5 pl-5">
          {limits.map((limit) => (
            <li key={limit}>{t.limits[limit]}</li>
          ))}
        </ul>
        <p>
          {t.methodLanguage(t.languages[language.code], percent(language.confidence))}{' '}
          {t.methodLength(number(quality.words), number(quality.sentences))}
        </p>
        {engine.model && <Model model={engine.model} />}
        <p className="text-ink-faint">
          {t.methodEngine(engine.version, engine.lexiconHash)} {!engine.model && t.methodAlone}
        </p>
      </div>
    </details>
  );
}

/** Who else read, where somebody did. */
function Model({ model: { name, provider, added, dropped } }: { model: ReadingModel }) {
  const t = useMessages('analysis');
  const { number } = useFormats();
  return (
    <p>
      {t.methodModel(name, provider)} {t.methodModelCounts(number(added), number(dropped))}
    </p>
  );
}
