import type { Dream } from '@reverie/contract/dreams';
import { pictureOf } from '@reverie/contract/images.rules';
import { ImageOff } from 'lucide-react';
import { CardLink, FirstLineCard, usePrintStyle, VeiledCard } from '#features/dreams/card.tsx';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useFirstLine } from '#reader/first-lines.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';
import { useVeil } from '#reader/warned-dreams.tsx';
import { Print, phoneSize } from '#ui/print.tsx';

/** Letters below a print, and on a sheet of words that hangs in the place of one. */
const [below, alone] = [105, 170];

const sizes = `(width >= 150rem) 24vw, (width >= 64rem) 32vw, (width >= 44rem) 44vw, ${phoneSize}`;

type HungProps = { dream: Dream; loading: 'eager' | 'lazy' };

/** A dream as it hangs in the library: its print whole, or its words on a sheet of their own. */
export function Hung({ dream, loading }: HungProps) {
  const t = useMessages('dreams');
  const { styles } = useMessages('images');
  const language = useLanguage();
  const langOf = useLangOf();
  const veil = useVeil(dream);
  const isFirstLine = useFirstLine(dream);
  const style = usePrintStyle(dream.id);
  const { image, imageStatus, types, content } = dream;
  if (veil.isVeiled) {
    const card = { dream, progress: null, level: 'h4' as const, sizes, loading };
    return (
      <div className="hung-item">
        <div className="hung-print">
          <VeiledCard {...card} veil={veil} />
        </div>
      </div>
    );
  }
  if (isFirstLine) {
    return (
      <div className="hung-item">
        <div className="hung-print">
          <FirstLineCard dream={dream} level="h4" />
        </div>
      </div>
    );
  }
  if (!image) {
    return (
      <article className="card hung-item">
        <div className="hung-print hung-words">
          <h4 dir="auto" lang={langOf(dream.language)} className="font-display text-h3">
            <CardLink dream={dream}>
              <Said text={beginningOf(content, alone)} />
            </CardLink>
          </h4>
          <By dream={dream} />
          {imageStatus === 'asks' && (
            <p className="mt-4 flex items-center gap-2.5 border-t border-line pt-3.5 text-small text-ink-soft">
              <ImageOff aria-hidden="true" className="size-4 shrink-0" />
              {types.includes('nightmare') ? t.nightmareAsks : t.warningAsks}
            </p>
          )}
        </div>
      </article>
    );
  }
  return (
    <article className="card hung-item">
      <div className="hung-print">
        <Print
          picture={pictureOf(image)}
          alt={image.alt[language]}
          sizes={sizes}
          loading={loading}
          className={
            image.width === image.height
              ? 'is-square'
              : image.width > image.height
                ? 'is-wide'
                : 'is-upright'
          }
          style={style}
        />
      </div>
      <div className="hung-caption">
        <h4 dir="auto" lang={langOf(dream.language)} className="font-text">
          <CardLink dream={dream}>
            <Said text={beginningOf(content, below)} />
          </CardLink>
        </h4>
        <By dream={dream} manner={styles[image.style]} />
      </div>
    </article>
  );
}

/** Who dreamt it and where; how it is made; and in which language, where that is another. */
function By({ dream, manner = null }: { dream: Dream; manner?: string | null }) {
  const { inLanguage } = useMessages('frame');
  const { date } = useFormats();
  const { author, location, language, dreamedAt } = dream;
  const other = useLangOf()(language);
  const by = [author?.displayName ?? author?.username, location?.city].filter(Boolean).join(', ');
  return (
    <p className="hung-by">
      {other && (
        <span className="hung-language" title={inLanguage[other]}>
          <span className="sr-only">{inLanguage[other]}</span>
          <span aria-hidden="true">{other.toUpperCase()}</span>
        </span>
      )}
      <bdi>{by || date(dreamedAt)}</bdi>
      {manner && <span className="text-ink-faint">{manner}</span>}
    </p>
  );
}
