import { NightPicture } from '#ambience/night-picture.tsx';

/** The night of the dream, in the place of its painting: what is known before anything is painted. */
export function NightPreview({ at, caption }: { at: string; caption: string }) {
  return (
    <figure className="print night-preview">
      <NightPicture at={at} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
