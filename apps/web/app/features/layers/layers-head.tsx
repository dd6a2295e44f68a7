import type { Dream } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { NightLine } from '#ambience/night-line.tsx';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { Print } from '#ui/print.tsx';

type LayersHeadProps = { dream: Dream; readVersion: number | null };

/** Whose layers these are, and which version is read. */
export function LayersHead({ dream, readVersion }: LayersHeadProps) {
  const t = useMessages('layers');
  const dreams = useMessages('dreams');
  const language = useLanguage();
  const { date } = useFormats();
  const { image, title, dreamedAt, revision } = dream;
  return (
    <header className="grid gap-8 pt-6 pb-10 sm:grid-cols-[10rem_1fr] sm:items-end md:grid-cols-[15rem_1fr] md:gap-12 md:pb-14">
      {image && (
        <Print
          picture={squareOf(image)}
          alt={image.alt[language]}
          sizes="240px"
          loading="eager"
          className="aspect-square max-w-60"
        />
      )}
      <div className="min-w-0">
        <p className="text-ui text-ink-soft">
          <NightLine at={dreamedAt} />
        </p>
        <h1 dir="auto" className="mt-3 font-display text-h2">
          {title ?? dreams.untitledOn(date(dreamedAt))}
        </h1>
        <p className="mt-4 max-w-2xl text-lead text-ink-soft">{t.lead}</p>
        <p className="mt-2 text-ui font-medium">
          {readVersion === null ? t.readsNone : t.reads(readVersion)}
          {readVersion !== null && readVersion < revision && ` ${t.readsLate}`}
        </p>
      </div>
    </header>
  );
}
