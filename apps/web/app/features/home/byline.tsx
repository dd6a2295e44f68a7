import { MoonDisc } from '#ambience/moon-disc.tsx';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import { useFormats } from '#language/messages.tsx';
import { OtherLanguage } from '#reader/other-language.tsx';

/** Whose night it was, where and when, under its true moon. */
export function Byline({ dream }: { dream: ShownDream }) {
  const { date } = useFormats();
  const { dreamer, city, dreamedAt, language } = dream;
  return (
    <p className="flex items-center gap-2.5 text-small text-ink-soft">
      <MoonDisc at={dreamedAt} />
      <span>
        {[dreamer, city, date(dreamedAt)].filter(Boolean).join(', ')}
        <OtherLanguage of={language} className="ml-2.5" />
      </span>
    </p>
  );
}
