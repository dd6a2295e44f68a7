import type { PaintingStage } from '@reverie/contract/images';
import { keptPaintings, largestImageWidth } from '@reverie/contract/images.rules';
import { describe } from '@reverie/painter';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import type { PaintingRow } from '#features/images/table.ts';
import * as queries from '#features/painting/queries.ts';
import { nameOf, sceneFor } from '#features/painting/rules.ts';
import type { LoosePicture, Pictures } from '#features/pictures/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import {
  type ImageProvider,
  type PaintingOptions,
  type PaintingRequest,
  promptOf,
} from '#providers/image/port.ts';

export type PaintingParts = {
  database: Database;
  clock: Clock;
  log: Log;
  dreams: Dreams;
  analysis: AnalysisService;
  consents: ConsentService;
  pictures: Pictures;
  encode: Encoding;
  painter: ImageProvider;
  remotePainter: ImageProvider | null;
};

/** The run of a job: when to stop, whom to tell, and how to end it together with its result. */
type Run = {
  signal: AbortSignal;
  report(share: number, stage: PaintingStage): void;
  complete(db: Db): Promise<void>;
};

export type PaintingService = ReturnType<typeof createPainting>;

/** The pipeline's last step: what a wish becomes, away from any request. */
export function createPainting(parts: PaintingParts) {
  return {
    paint: (wish: Wish, run: Run) => paintWish(parts, wish, run),
    giveUp: (wish: Wish) => giveUp(parts, wish),

    /** What would be painted of a dream, for whoever shows it beforehand. */
    sceneFor,
  };
}

type Wish = { dreamId: string; wishId: string };

/**
 * Paints for one wish. Files are stored before the row that names them, so that no reader meets a
 * name without its file; what a late painting stored is removed again.
 */
async function paintWish(parts: PaintingParts, wish: Wish, run: Run): Promise<void> {
  const { database, dreams, analysis, encode, pictures } = parts;
  const { dreamId, wishId } = wish;
  const wished = await database.write((db) =>
    dreams.advance(db, dreamId, async (before) =>
      before.wishId === wishId && before.imageStatus !== 'done' ? { imageStatus: 'running' } : null,
    ),
  );
  if (!wished) return;
  // The shared text alone: nothing of a private report reaches a picture or its alt text.
  const reading = await analysis.ofContent(dreamId);
  if (!reading) throw new Error('a painting was asked for before its analysis');

  const request: PaintingRequest = {
    scene: sceneFor(reading, wished.wishPalette),
    style: wished.wishStyle ?? 'oil',
    seed: wished.wishSeed ?? 0,
    width: largestImageWidth,
    height: largestImageWidth,
  };
  const { signal } = run;
  const made = await make(parts, wished, request, {
    signal,
    // The last of a painting is that its files are kept.
    onProgress: (share, stage) => run.report(share * 0.9, stage),
  });
  run.report(0.9, 'keeping');
  const name = nameOf(dreamId, made.picture.data);
  const { files, formats, placeholder } = await encode.painting(made.picture, name);
  signal.throwIfAborted();
  const { provider, fellBackFrom } = made;
  const described = describeRow(parts, wished, request);
  const row = { ...described, name, formats, placeholder, provider, fellBackFrom };
  const loose = await pictures.store(name, files);
  const pruned = await keep(parts, { wish, row, run });
  if (pruned) await pictures.ensure(files);
  await pictures.discard(pruned ?? loose);
}

/** By the model its dreamer chose, or where that fails by the painter, which never does. */
async function make(
  { painter, remotePainter, consents, log }: PaintingParts,
  wished: DreamRow,
  request: PaintingRequest,
  options: PaintingOptions & { signal: AbortSignal },
) {
  if (wished.wishPrompt === null || !remotePainter) {
    const fellBackFrom = wished.wishPrompt === null ? null : 'remote';
    return { picture: await painter.paint(request, options), provider: painter.name, fellBackFrom };
  }
  try {
    // A word has changed since, or a consent was withdrawn: nothing is sent.
    const isApproved = promptOf(request) === wished.wishPrompt;
    if (!isApproved || !(await consents.has(wished.ownerId, 'external_ai'))) {
      throw new Error('what would be sent is not what was approved');
    }
    const picture = await remotePainter.paint(request, options);
    return { picture, provider: remotePainter.name, fellBackFrom: null };
  } catch (error) {
    options.signal.throwIfAborted();
    log.warn({ dreamId: wished.id, error: describeError(error) }, 'the remote model did not paint');
    const picture = await painter.paint(request, options);
    return { picture, provider: painter.name, fellBackFrom: remotePainter.name };
  }
}

function describeRow(
  { clock }: PaintingParts,
  wished: DreamRow,
  { scene, style, seed }: PaintingRequest,
) {
  const { id: dreamId, revision, wishPalette: palette } = wished;
  const createdAt = clock.now();
  const alts = { altFr: describe(scene, 'fr'), altEn: describe(scene, 'en') };
  const id = newId(createdAt);
  return { id, dreamId, revision, style, seed, palette, scene, ...alts, createdAt };
}

/** What was pruned to make room for it; null where the wish was gone and nothing is kept. */
async function keep(
  { database, dreams, pictures }: PaintingParts,
  { wish, row, run }: { wish: Wish; row: PaintingRow; run: Run },
): Promise<LoosePicture[] | null> {
  return database.write(async (db) => {
    let pruned: LoosePicture[] = [];
    const after = await dreams.advance(db, wish.dreamId, async (before) => {
      if (before.wishId !== wish.wishId || before.imageStatus === 'done') return null;
      const paintingId = await queries.keepPainting(db, row);
      const { dreamId } = wish;
      const room = { dreamId, shownId: paintingId, keep: keptPaintings };
      pruned = await pictures.noted(db, await queries.prunePaintings(db, room));
      await queries.endProgress(db, dreamId);
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
      before.wishId === wishId && before.imageStatus !== 'done' ? { imageStatus: 'failed' } : null,
    ),
  );
}
