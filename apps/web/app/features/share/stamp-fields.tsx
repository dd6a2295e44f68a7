import type { Stamp } from '#features/share/stamp.ts';

/** Browsers that fill a form again after a step back leave these as the page says. */
export function StampFields({ stamp }: { stamp: Stamp }) {
  return (
    <>
      <input type="hidden" name="key" value={stamp.key} autoComplete="off" />
      {stamp.revision !== null && (
        <input type="hidden" name="revision" value={stamp.revision} autoComplete="off" />
      )}
    </>
  );
}
