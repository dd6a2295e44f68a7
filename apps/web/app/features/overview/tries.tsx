import type { FeaturesText } from '#features/overview/features-text.fr.ts';
import { useFormats } from '#language/messages.tsx';

type TriesText = FeaturesText['compare']['steps'];
export type Tries = Record<keyof TriesText, number>;

const steps = ['looks', 'naive', 'kept'] as const;

/** From everything tried to what stands, each as long as it is. */
export function TriesDrawn({ text, tries }: { text: TriesText; tries: Tries }) {
  const { number } = useFormats();
  return (
    <dl className="tries">
      {steps.map((step) => (
        <div key={step} data-step={step}>
          <dt className="text-ui text-ink-soft">{text[step]}</dt>
          <dd className="font-display text-h3 tabular-nums">{number(tries[step])}</dd>
          <dd>
            <svg width="100%" height="6" aria-hidden="true">
              <rect width={`${(100 * tries[step]) / tries.looks}%`} height="6" rx="1" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
