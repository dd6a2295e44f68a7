import type { FeaturesText } from '#features/overview/features-text.fr.ts';
import { PageHead } from '#ui/page.tsx';

type FeaturesHeadProps = {
  text: FeaturesText;
  /** Whether there is an example to read. */
  hasReading: boolean;
};

/** What Reverie does, in a few words, and where each thing is shown. */
export function FeaturesHead({ text, hasReading }: FeaturesHeadProps) {
  const shown = Object.entries(text.parts).filter(
    ([id]) => id !== 'more' && (id !== 'read' || hasReading),
  );
  return (
    <PageHead title={text.headline} lead={text.lead}>
      <nav aria-label={text.contents} className="parts-nav">
        {shown.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
    </PageHead>
  );
}
