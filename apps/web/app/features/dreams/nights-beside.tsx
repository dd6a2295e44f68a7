import type { DreamNeighbour, DreamsBeside } from '@reverie/contract/dreams';
import { squareOf } from '@reverie/contract/images.rules';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useLangOf } from '#reader/other-language.tsx';
import { Print } from '#ui/print.tsx';

/** The nights before and after, of whoever dreamt this one. */
export function NightsBeside({ beside: { before, after } }: { beside: DreamsBeside }) {
  const t = useMessages('dreams');
  if (!before && !after) return null;
  return (
    <nav aria-label={t.nightsBeside} className="nights-beside">
      {before && <Night night={before} side="before" />}
      {after && <Night night={after} side="after" />}
    </nav>
  );
}

type NightProps = { night: DreamNeighbour; side: 'before' | 'after' };

function Night({ night: { id, title, language, dreamedAt, image }, side }: NightProps) {
  const t = useMessages('dreams');
  const { date } = useFormats();
  const langOf = useLangOf();
  const Arrow = side === 'before' ? ArrowLeft : ArrowRight;
  return (
    <Link to={`/dreams/${id}`} viewTransition className="night-beside" data-side={side}>
      <Arrow aria-hidden="true" className="size-5 shrink-0" />
      {image && <Print picture={squareOf(image)} alt="" sizes="72px" className="night-print" />}
      <span className="min-w-0">
        <span className="night-when">
          <MoonDisc at={dreamedAt} />
          {t.nightBeside[side](date(dreamedAt))}
        </span>
        <span
          dir="auto"
          lang={title === null ? undefined : langOf(language)}
          className="block font-display text-h3"
        >
          {title ?? t.untitledOn(date(dreamedAt))}
        </span>
      </span>
    </Link>
  );
}
