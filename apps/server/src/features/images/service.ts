import { asksBeforePainting } from '@reverie/contract/dreams.rules';
import type {
  ImageHistory,
  ImagePalette,
  ImageRequest,
  ImageRequested,
  ImageStyle,
} from '@reverie/contract/images';
import { fullFile, largestImageWidth, squareFile } from '@reverie/contract/images.rules';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import { paintJob } from '#features/images/job.ts';
import * as queries from '#features/images/queries.ts';
import { downloadName, isComing, presentKept } from '#features/images/rules.ts';
import type { PaintingService } from '#features/painting/service.ts';
import type { LoosePicture, Pictures } from '#features/pictures/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type ImageProvider, promptOf } from '#providers/image/port.ts';

export type ImageParts = {
  database: Database;
  jobs: Jobs;
  dreams: Dreams;
  analysis: AnalysisService;
  consents: ConsentService;
  painting: PaintingService;
  pictures: Pictures;
  /** The remote model this server offers beside its own painter. */
  remotePainter: ImageProvider | null;
};

type Manner = { style?: ImageStyle | undefined; palette?: ImagePalette | undefined };

export type Images = ReturnType<typeof createImages>;

export function createImages(parts: ImageParts) {
  const { database, jobs, dreams, analysis, consents, painting, pictures, remotePainter } = parts;

  /** A dream of the viewer's own. Others learn no more of it than that it is not theirs. */
  async function findOwn(viewer: Viewer, dreamId: string) {
    const dream = await dreams.find(viewer, dreamId);
    if (dream.ownerId !== viewer.userId) throw new Problem('forbidden');
    return dream;
  }

  async function findPainting(dreamId: string, id: string) {
    const found = await queries.findPainting(database.read, { dreamId, id });
    if (!found) throw new Problem('not_found');
    return found;
  }

  async function history(viewer: Viewer, dreamId: string): Promise<ImageHistory> {
    const { imageStatus } = await findOwn(viewer, dreamId);
    const db = database.read;
    const [rows, { shownId, wishId }, progress] = await Promise.all([
      queries.listPaintings(db, dreamId),
      queries.findShown(db, dreamId),
      queries.findProgress(db, dreamId),
    ]);
    const images = rows.map((row) => presentKept(row, dreams.presentImage(row), shownId));
    const isWaiting = imageStatus === 'queued' && wishId !== null;
    const ahead = isWaiting ? await jobs.ahead(paintJob, wishId) : null;
    return { images, imageStatus, progress, ahead, remote: remotePainter?.recipient ?? null };
  }

  async function promptFor(viewer: Viewer, dreamId: string, { style, palette }: Manner) {
    const recipient = remotePainter?.recipient;
    if (!recipient) throw new Problem('remote_images_off');
    await findOwn(viewer, dreamId);
    const reading = await analysis.ofContent(dreamId);
    if (!reading) throw new Problem('not_found', { detail: 'The dream is not analysed yet' });
    const scene = painting.sceneFor(reading, palette ?? null);
    const size = { width: largestImageWidth, height: largestImageWidth };
    return { prompt: promptOf({ scene, style: style ?? 'oil', ...size }), ...recipient };
  }

  /** Nothing leaves this server that its dreamer has not read, and agreed to send. */
  async function demandApproval(viewer: Viewer, dreamId: string, asked: ImageRequest) {
    const manner = { style: asked.style, palette: asked.palette ?? undefined };
    const { prompt } = await promptFor(viewer, dreamId, manner);
    if (prompt !== asked.prompt) throw new Problem('prompt_changed');
    if (!(await consents.has(viewer.userId, 'external_ai'))) throw new Problem('consent_required');
  }

  /** What a wish becomes; a palette or a style nobody names stays as it was last. */
  function wishOf(before: DreamRow, asked: ImageRequest) {
    const isRemote = asked.prompt !== undefined;
    const lastStyle = isRemote ? undefined : (before.wishStyle ?? undefined);
    const lastPalette = isRemote ? null : before.wishPalette;
    return {
      ...dreams.newWish(asked.style ?? lastStyle, asked.seed),
      wishPalette: asked.palette === undefined ? lastPalette : asked.palette,
      wishPrompt: asked.prompt ?? null,
    };
  }

  return {
    history,

    /** Asks for a painting, or for another one. It waits for the analysis where that is not done. */
    async request(viewer: Viewer, dreamId: string, asked: ImageRequest): Promise<ImageRequested> {
      if (asked.prompt !== undefined) await demandApproval(viewer, dreamId, asked);
      const dream = await dreams.change(viewer, dreamId, (before) => ({
        ...wishOf(before, asked),
        imageStatus: 'queued',
        ...(before.analysisStatus === 'failed' && { analysisStatus: 'queued' }),
      }));
      const { imageStatus, wishStyle, wishSeed, wishPalette: palette } = dream;
      const style = wishStyle ?? 'oil';
      return { data: { dreamId, imageStatus, style, seed: wishSeed ?? 0, palette } };
    },

    /**
     * Gives up the painting that waits or is made: whoever makes it finds the wish gone, and the next
     * one begins from the painting that is shown.
     */
    async cancel(viewer: Viewer, dreamId: string): Promise<ImageHistory> {
      const { images } = await history(viewer, dreamId);
      const shown = images.find(({ isShown }) => isShown);
      await dreams.change(viewer, dreamId, (before) => {
        if (!isComing(before.imageStatus)) return null;
        const asks = asksBeforePainting(before.types, before.warnings);
        const without = asks ? 'asks' : 'none';
        return {
          ...{ wishId: null, wishSeed: null, wishPrompt: null },
          ...{ wishStyle: shown?.image.style ?? null, wishPalette: shown?.palette ?? null },
          imageStatus: before.paintingId ? 'done' : without,
        };
      });
      return history(viewer, dreamId);
    },

    /** Shows an earlier painting. One that is on its way will still replace it. */
    async choose(viewer: Viewer, dreamId: string, imageId: string): Promise<ImageHistory> {
      await findOwn(viewer, dreamId);
      const { id } = await findPainting(dreamId, imageId);
      await dreams.change(viewer, dreamId, ({ imageStatus }) => ({
        paintingId: id,
        ...(!isComing(imageStatus) && { imageStatus: 'done' }),
      }));
      return history(viewer, dreamId);
    },

    /** Removes a painting for good. Where it was shown, the newest other one takes its place. */
    async remove(viewer: Viewer, dreamId: string, imageId: string): Promise<ImageHistory> {
      await findOwn(viewer, dreamId);
      await findPainting(dreamId, imageId);
      const loose = await database.write(async (db) => {
        let gone: LoosePicture[] = [];
        await dreams.advance(db, dreamId, async (before) => {
          gone = await pictures.noted(db, await queries.deletePainting(db, imageId));
          if (before.paintingId !== imageId) return null;
          const [next] = await queries.listPaintings(db, dreamId);
          const status = next ? ('done' as const) : ('none' as const);
          const isWaiting = isComing(before.imageStatus);
          return { paintingId: next?.id ?? null, ...(!isWaiting && { imageStatus: status }) };
        });
        return gone;
      });
      await pictures.discard(loose);
      return history(viewer, dreamId);
    },

    /** The words a remote model would be sent, and where. */
    prompt: promptFor,

    /** A file of a painting, for those who may see its dream. */
    async file(viewer: Viewer | null, file: string) {
      const found = await pictures.findByFile(file);
      if (!found) throw new Problem('not_found');
      const dream = await dreams.find(viewer, found.dreamId);
      const isPublic = dream.visibility === 'public';
      const stored = await pictures.open(found, file, { isPublic });
      if (!stored) throw new Problem('not_found');
      return { ...stored, isOpenToAll: dreams.isOpenToAll(dream) };
    },

    /** A painting in full size, and what to call it. */
    async download(viewer: Viewer, dreamId: string, imageId: string) {
      const dream = await findOwn(viewer, dreamId);
      const found = await findPainting(dreamId, imageId);
      const isFull = found.formats.includes('jpeg');
      const name = isFull ? fullFile(found.name) : squareFile(found.name, largestImageWidth);
      const stored = await pictures.open(found, name, { isPublic: false });
      if (!stored) throw new Problem('not_found');
      return { ...stored, filename: downloadName(dream, found, isFull ? 'jpg' : 'webp') };
    },

    /** Every painting of somebody's dreams, with the address of its largest picture. */
    async everyOf(ownerId: string) {
      const rows = await queries.listPaintingsOf(database.read, ownerId);
      return rows.map((row) => ({
        ...row,
        url: `/api/images/${squareFile(row.name, largestImageWidth)}`,
      }));
    },

    /** Deletes the paintings of somebody who leaves; `discard` their files once that is committed. */
    async eraseOf(db: Db, ownerId: string): Promise<LoosePicture[]> {
      return pictures.noted(db, await queries.deletePaintingsOf(db, ownerId));
    },

    discard: pictures.discard,

    sweep: pictures.sweep,
  };
}
