import type { Dreams } from '#features/dreams/service.ts';
import { groundOf, lineOf, marginOf, measuresOf } from '#features/images/margin.rules.ts';
import { downloadName } from '#features/images/rules.ts';
import type { PaintingRow } from '#features/images/table.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import type { Picture } from '#providers/image/port.ts';

type LinedParts = {
  dreams: Dreams;
  encode: Encoding;
  site: string;
  shownOf: (painting: Pick<PaintingRow, 'name' | 'formats'>) => Promise<Picture>;
};

/** The painting a dream shows, on paper with its line: of a public dream, or of one's own. */
export function createLined({ dreams, encode, site, shownOf }: LinedParts) {
  return async (principal: Principal | null, dreamId: string) => {
    const dream = await dreams.find(principal, dreamId);
    const isOwn = dream.ownerId === principal?.userId;
    // Where a pseudonym tells it, nothing is sent on.
    if (dream.visibility !== 'public' && !isOwn) throw new Problem('forbidden');
    if (!dream.painting) throw new Problem('not_found');
    const picture = await shownOf(dream.painting);
    const { title, by } = lineOf(dream, site);
    const { width } = picture;
    const ground = groundOf(picture);
    const { across, ...sizes } = measuresOf(width, ground);
    // What reads fonts is large, and most servers never draw a line.
    const { outlineOf } = await import('#platform/book/outline.ts');
    const [heading, credit] = await Promise.all([
      outlineOf(title, { face: 'display', size: sizes.title, width: across, lines: 2 }),
      outlineOf(by, { face: 'italic', size: sizes.by, width: across, lines: 2 }),
    ]);
    const body = await encode.inMargin(picture, marginOf(width, ground, heading, credit));
    return { body, filename: downloadName(dream, dream.painting, 'jpg') };
  };
}
