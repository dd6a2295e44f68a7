import type { PaintingProgress } from '@reverie/contract/images';

/**
 * The bare sheet a picture is being made for: a pencil has drawn as much of its margin as the press
 * says is done, and no more.
 */
export function Sheet({ progress }: { progress: PaintingProgress | null }) {
  const share = progress && progress.stage !== 'remote' ? progress.share : 0;
  return (
    <div className="painting-print bare-sheet">
      <svg
        aria-hidden="true"
        className="sheet-pencil"
        viewBox="0 0 400 500"
        preserveAspectRatio="none"
      >
        <rect x="14" y="14" width="372" height="472" pathLength={1} strokeDashoffset={1 - share} />
      </svg>
    </div>
  );
}
