import type { Dream } from '@reverie/contract/dreams';
import { pictureOf } from '@reverie/contract/images.rules';
import type { SimilarDreams } from '@reverie/contract/patterns';
import type { ReactNode } from 'react';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { CardLink } from '#features/dreams/card.tsx';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';
import { useFormats, useLanguage, useMessages } from '#language/messages.tsx';
import { useFirstLine } from '#reader/first-lines.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { Said } from '#reader/said.tsx';
import { Print, phoneSize } from '#ui/print.tsx';

type Near = SimilarDreams['dreams'][number];

type NearDreamsProps = {
  near: readonly Near[];
  /** What the two have in common, in words. */
  sharedOf: (reasons: Near['reasons']) => ReactNode;
};

const sizes = `(width >= 64rem) 420px, (width >= 40rem) 30vw, ${phoneSize}`;
/** Letters of a first line, below a print, and where the words are the picture. */
const [line, below, alone] = [64, 105, 150];

/** Dreams of others that are like this one, the nearest largest, each with what the two share. */
export function NearDreams({ near, sharedOf }: NearDreamsProps) {
  const t = useMessages('dreams').near;
  if (near.length === 0) return null;
  return (
    <section aria-labelledby="near" className="mt-20 lg:mt-28">
      <h2 id="near" className="font-display text-h2">
        {t.title}
      </h2>
      <p className="mt-3 max-w-prose text-small text-ink-soft">{t.lead}</p>
      <ul className="near-dreams">
        {near.map(({ dream, reasons }) => (
          <li key={dream.id} className="card near-dream">
            <NearDream dream={dream}>{sharedOf(reasons)}</NearDream>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NearDream({ dream, children }: { dream: Dream; children: ReactNode }) {
  const language = useLanguage();
  const langOf = useLangOf();
  const isFirstLine = useFirstLine(dream);
  const { image, content } = dream;
  const hasPrint = image !== null && !isFirstLine;
  const length = isFirstLine ? line : hasPrint ? below : alone;
  return (
    <>
      {hasPrint && <Print picture={pictureOf(image)} alt={image.alt[language]} sizes={sizes} />}
      <div className="near-words" data-alone={hasPrint ? undefined : ''}>
        <h3 dir="auto" lang={langOf(dream.language)} className="font-text text-card">
          <CardLink dream={dream}>
            <Said text={beginningOf(content, length)} />
          </CardLink>
        </h3>
        {children}
        <By dream={dream} />
      </div>
    </>
  );
}

function By({ dream: { author, location, dreamedAt } }: { dream: Dream }) {
  const { date } = useFormats();
  const by = [author?.displayName ?? author?.username, location?.city, date(dreamedAt)];
  return (
    <p className="mt-2 flex items-center gap-2.5 text-small text-ink-faint">
      <MoonDisc at={dreamedAt} />
      <bdi>{by.filter(Boolean).join(', ')}</bdi>
    </p>
  );
}
