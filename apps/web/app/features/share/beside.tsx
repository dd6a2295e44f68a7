import { RotateCcw, Shield, Undo2 } from 'lucide-react';
import { NightPicture } from '#ambience/night-picture.tsx';
import { useMessages } from '#language/messages.tsx';
import { type Picture, Print } from '#ui/print.tsx';

/** The night of the dream, in the place of its painting: what is known before anything is painted. */
export function NightPreview({ at, caption }: { at: string; caption: string }) {
  return (
    <figure className="print night-preview">
      <NightPicture at={at} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

type PaintedProps = { picture: Picture; alt: string; caption: string };

/** The painting there is, and what becomes of it. */
export function Painted({ picture, alt, caption }: PaintedProps) {
  return (
    <figure className="grid content-start gap-3">
      <Print picture={picture} alt={alt} sizes="(width >= 64rem) 23rem, 16rem" />
      <figcaption className="text-small text-ink-faint">{caption}</figcaption>
    </figure>
  );
}

/** What one may count on before sending. */
export function ShareFacts() {
  const { facts } = useMessages('share');
  return (
    <ul className="facts">
      <li>
        <RotateCcw aria-hidden="true" />
        {facts.repaint}
      </li>
      <li>
        <Shield aria-hidden="true" />
        {facts.local}
      </li>
      <li>
        <Undo2 aria-hidden="true" />
        {facts.bin}
      </li>
    </ul>
  );
}
