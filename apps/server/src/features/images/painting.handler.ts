import type { Arrangement, PaintingStage } from '@reverie/contract/images';
import { drawingFile, keptPaintings, squareWidths } from '@reverie/contract/images.rules';
import { describe } from '@reverie/painter';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import { ownArrangement, placesOf, sizeOf } from '#features/images/elements.rules.ts';
import type { Files } from '#features/images/files.changes.ts';
import { hang } from '#features/images/hanging.changes.ts';
import type { Moments } from '#features/images/moment.reads.ts';
import * as queries from '#features/images/queries.ts';
import { composedAs, nameOf, offered, sceneFor } from '#features/images/rules.ts';
import type { OpenedPainting, OpenedWish } from '#features/images/table.ts';
import { withToldOpened } from '#features/images/told.rules.ts';
import * as wishes from '#features/images/wishes.queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { LooseFile } from '#platform/loose-files.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { EncodedFile, Encoding } from '#providers/encoding/port.ts';
import {
  type ImageProvider,
  type Painted,
  type PaintingOptions,
  type PaintingRequest,
  promptOf,
} from '#providers/image/port.ts';

export type PaintingParts = {
  database: Database;
  clock: Clock;
  log: Log;
  seal: Seal;
  dreams: Dreams;
  moments: Moments;
  consents: ConsentService;
  files: Files;
  encode: Encoding;
  painter: ImageProvider;
  remotePainter: ImageProvider | null;
};

const squareSide = Math.max(...squareWidths);

export type Wish = { dreamId: string; wishId: string };

/** The run of a job: when to stop, whom to tell, and how to end it together with its result. */
type Run = {
  signal: AbortSignal;
  report(share: number, stage: PaintingStage): void;
  complete(db: Db): Promise<void>;
};

/** Whose wish it is, and for what. */
type Wished = { dream: DreamRow; wish: OpenedWish };

export type Painting = ReturnType<typeof createPainting>;

/** The pipeline's last step: what a wish becomes, away from any request. */
export function createPainting(parts: PaintingParts) {
  return {
    paint: (wish: Wish, run: Run) => paintWish(parts, wish, run),
    giveUp: (wish: Wish) => giveUp(parts, wish),
  };
}

/** Whether a wish is the one its dream has, and not done; the dream is locked. */
async function stands(db: Db, before: DreamRow, wishId: string): Promise<boolean> {
  if (before.imageStatus === 'done') return false;
  const present = await wishes.findPresent(db, before.id);
  return present?.id === wishId;
}

/**
 * Paints for one wish. Files are stored before the row that names them, so that no reader meets a
 * name without its file; what a late painting stored is removed again.
 */
async function paintWish(parts: PaintingParts, wish: Wish, run: Run): Promise<void> {
  const { encode, files: kept } = parts;
  const wished = await begin(parts, wish);
  if (!wished) return;
  const { dreamId } = wish;
  const { palette, seed, style } = wished.wish;
  const { found, arrangement } = await readWished(parts, wished);
  const scene = sceneFor(found, palette);
  const request: PaintingRequest = {
    scene,
    ...placesOf(scene, arrangement),
    style: offered(style),
    seed,
    view: arrangement.view,
    ...composedAs(arrangement, palette),
    ...sizeOf(arrangement),
  };
  const { signal } = run;
  const made = await make(parts, wished, request, {
    signal,
    // The last of a painting is that its files are kept.
    onProgress: (share, stage) => run.report(share * 0.9, stage),
  });
  run.report(0.9, 'keeping');
  const { picture, provider, fellBackFrom } = made;
  const name = nameOf(dreamId, picture.data);
  const isSquare = request.width === request.height;
  const square = isSquare ? undefined : await parts.painter.paint(squared(request), { signal });
  const encoded = await encode.painting(picture, name, square);
  const files = [...encoded.files, ...drawingFiles(name, picture)];
  signal.throwIfAborted();
  const { formats, placeholder } = encoded;
  const described = describeRow(parts, wished, { request, picture, arrangement });
  const row = { ...described, name, formats, placeholder, provider, fellBackFrom };
  const loose = await kept.store(name, files);
  const pruned = await keep(parts, { wish, row, run });
  if (pruned) await kept.ensure(files);
  await kept.discard(pruned ?? loose);
}

/**
 * What the picture is to show, and how. Where the dream has other words by now, of which what its
 * dreamer said shows nothing any more, the dream chooses, and the picture says so.
 */
async function readWished({ moments }: PaintingParts, { dream, wish }: Wished) {
  const wished = wish.arrangement ?? ownArrangement;
  const answered = wished.told === null ? null : await moments.ofAnswer(dream, wished.told);
  const arrangement = answered ? wished : { ...wished, told: null };
  const found = answered ?? (await moments.ofDream(dream, arrangement));
  if (!found) throw new Error('a painting was asked for before its analysis');
  return { found, arrangement };
}

/** Null where the wish is late. */
async function begin({ database, dreams, seal }: PaintingParts, { dreamId, wishId }: Wish) {
  return database.write(async (db): Promise<Wished | null> => {
    const dream = await dreams.advance(db, dreamId, async (before) =>
      (await stands(db, before, wishId)) ? { imageStatus: 'running' } : null,
    );
    const wish = dream && (await wishes.beginWish(db, wishId));
    return wish && { dream, wish: withToldOpened(seal, wish) };
  });
}

/** By the model its dreamer chose, or where that fails by the painter, which never does. */
async function make(
  { painter, remotePainter, consents, log }: PaintingParts,
  { dream, wish }: Wished,
  request: PaintingRequest,
  options: PaintingOptions & { signal: AbortSignal },
) {
  if (wish.prompt === null || !remotePainter) {
    const fellBackFrom = wish.prompt === null ? null : 'remote';
    return { picture: await painter.paint(request, options), provider: painter.name, fellBackFrom };
  }
  try {
    // A word has changed since, or a consent was withdrawn: nothing is sent.
    const isApproved = promptOf(request) === wish.prompt;
    if (!isApproved || !(await consents.has(dream.ownerId, 'external_ai'))) {
      throw new Error('what would be sent is not what was approved');
    }
    const picture = await remotePainter.paint(request, options);
    return { picture, provider: remotePainter.name, fellBackFrom: null };
  } catch (error) {
    options.signal.throwIfAborted();
    log.warn({ dreamId: dream.id, error: describeError(error) }, 'the remote model did not paint');
    const picture = await painter.paint(request, options);
    return { picture, provider: painter.name, fellBackFrom: remotePainter.name };
  }
}

/** The same dream for places that are square: composed anew. */
function squared(request: PaintingRequest): PaintingRequest {
  return { ...request, width: squareSide, height: squareSide };
}

function drawingFiles(name: string, { drawing }: Painted): EncodedFile[] {
  if (drawing === undefined) return [];
  const bytes = new TextEncoder().encode(drawing);
  return [{ name: drawingFile(name), bytes, contentType: 'application/json' }];
}

type Described = { request: PaintingRequest; picture: Painted; arrangement: Arrangement };

function describeRow(
  { clock }: PaintingParts,
  { dream, wish }: Wished,
  { request, picture, arrangement }: Described,
) {
  const { id: dreamId, revision } = dream;
  const createdAt = clock.now();
  const { scene, style, seed, width, height } = request;
  // What is seen, where the press can tell: it may leave out what would be hidden.
  const alt = picture.alt ?? { fr: describe(scene, 'fr'), en: describe(scene, 'en') };
  const { palette } = wish;
  return {
    id: newId(createdAt),
    ...{ dreamId, revision, style, seed, width, height, palette, arrangement, scene },
    ...{ altFr: alt.fr, altEn: alt.en },
    createdAt,
  };
}

/** What was pruned to make room for it; null where the wish was gone and nothing is kept. */
async function keep(
  { database, dreams, files, seal }: PaintingParts,
  { wish: { dreamId, wishId }, row, run }: { wish: Wish; row: OpenedPainting; run: Run },
): Promise<LooseFile[] | null> {
  return database.write(async (db) => {
    let pruned: LooseFile[] = [];
    const after = await dreams.advance(db, dreamId, async (before) => {
      if (!(await stands(db, before, wishId))) return null;
      const paintingId = await hang(db, seal, row);
      const room = { dreamId, shownId: paintingId, keep: keptPaintings };
      pruned = await files.noted(db, await queries.prunePaintings(db, room));
      await wishes.endWish(db, { dreamId, wishId });
      return { imageStatus: 'done', paintingId };
    });
    await run.complete(db);
    return after && pruned;
  });
}

/** Says that a wish is given up. */
async function giveUp(
  { database, dreams }: PaintingParts,
  { dreamId, wishId }: Wish,
): Promise<void> {
  await database.write((db) =>
    dreams.advance(db, dreamId, async (before) =>
      (await stands(db, before, wishId)) ? { imageStatus: 'failed' } : null,
    ),
  );
}
