import { asksBeforePainting } from '@reverie/contract/dreams.rules';
import type {
  ImageHistory,
  ImagePalette,
  ImageRequest,
  ImageRequested,
  OfferedStyle,
} from '@reverie/contract/images';
import {
  largestImageWidth,
  lookOfFile,
  type ReprintFormat,
  scaledFile,
} from '@reverie/contract/images.rules';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { placeholder } from '@reverie/painter';
import type { AnalysisService } from '#features/analysis/service.ts';
import { createBringing } from '#features/images/bringing.changes.ts';
import { elementsOf } from '#features/images/elements.rules.ts';
import { createFiles } from '#features/images/files.changes.ts';
import { paintJob, type Wishes } from '#features/images/job.ts';
import { createLined } from '#features/images/lined.reads.ts';
import { createMoments } from '#features/images/moment.reads.ts';
import { createPainting, type PaintingParts } from '#features/images/painting.handler.ts';
import { imagine, type PassingRun, paintPassing } from '#features/images/passing.handler.ts';
import * as queries from '#features/images/queries.ts';
import { createReads, type ReadParts } from '#features/images/reads.ts';
import { createReprinted } from '#features/images/reprinted.reads.ts';
import {
  defaultStyle,
  downloadName,
  isComing,
  offered,
  passagesFor,
  presentKept,
  sceneFor,
} from '#features/images/rules.ts';
import type { WishRow } from '#features/images/table.ts';
import { withToldOpened } from '#features/images/told.rules.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { LooseFile } from '#platform/loose-files.ts';
import { promptOf } from '#providers/image/port.ts';

export type ImageParts = ReadParts &
  Omit<PaintingParts, 'files' | 'moments'> & {
    analysis: AnalysisService;
    jobs: Jobs;
    /** Where the pages are, for what is written under a painting. */
    site: string;
    wishes: Wishes;
  };

type Asked = {
  style?: OfferedStyle | undefined;
  palette?: ImagePalette | undefined;
  about?: string | undefined;
  told?: string | undefined;
};

export type { BroughtPainting } from '#features/images/bringing.changes.ts';
export { NoPainting } from '#features/images/bringing.changes.ts';

export type Images = ReturnType<typeof createImages>;

export function createImages(parts: ImageParts) {
  const { database, jobs, dreams, analysis, consents, wishes, remotePainter, encode, seal } = parts;
  const moments = createMoments(analysis);
  const files = createFiles(parts);
  const { findByFile, open, openLargest, drawingOf, printed, inLook, ...reads } = createReads({
    ...parts,
    files,
  });

  const reprinted = createReprinted({ encode, drawingOf, printed });

  /** A dream of the viewer's own. Others learn no more of it than that it is not theirs. */
  async function findOwn(principal: Person, dreamId: string) {
    const dream = await dreams.find(principal, dreamId);
    if (dream.ownerId !== principal.userId) throw new Problem('forbidden');
    return dream;
  }

  async function findPainting(dreamId: string, id: string) {
    const found = await queries.findPainting(database.read, { dreamId, id });
    if (!found) throw new Problem('not_found');
    return found;
  }

  async function history(principal: Person, dreamId: string): Promise<ImageHistory> {
    const dream = await findOwn(principal, dreamId);
    const { imageStatus } = dream;
    const db = database.read;
    const [rows, shownId, wish, found] = await Promise.all([
      queries.listPaintings(db, dreamId),
      queries.findShown(db, dreamId),
      wishes.present(db, dreamId),
      analysis.toldInContent(dream),
    ]);
    const images = rows.map((row) =>
      presentKept(withToldOpened(seal, row), dreams.presentImage(row), shownId),
    );
    const waiting = imageStatus === 'queued' ? wish : null;
    const ahead = waiting && (await jobs.ahead(paintJob, waiting.id));
    const progress = imageStatus === 'running' ? progressOf(wish) : null;
    const shown = rows.find(({ id }) => id === shownId);
    const told = [shown, ...rows].find((row) => row?.scene.version === 2);
    const elements = told ? elementsOf(told.scene) : [];
    const remote = remotePainter?.recipient ?? null;
    const passages = found ? passagesFor(found) : [];
    return { images, elements, passages, imageStatus, progress, ahead, remote };
  }

  /** What is seen of a sentence; what shows nothing is refused, or another moment would be painted. */
  async function seenOf(principal: Person, dreamId: string, told: string) {
    const seen = await moments.ofAnswer(await findOwn(principal, dreamId), told);
    if (!seen) throw new Problem('nothing_to_paint');
    return seen;
  }

  async function promptFor(principal: Person, dreamId: string, asked: Asked) {
    const { style, palette = null, about = null, told } = asked;
    const recipient = remotePainter?.recipient;
    if (!recipient) throw new Problem('remote_images_off');
    const found =
      told === undefined
        ? await moments.ofDream(await findOwn(principal, dreamId), { about })
        : await seenOf(principal, dreamId, told);
    if (!found) throw new Problem('not_found', { detail: 'The dream is not analysed yet' });
    const scene = sceneFor(found, palette);
    const size = { width: largestImageWidth, height: largestImageWidth };
    return { prompt: promptOf({ scene, style: style ?? defaultStyle, ...size }), ...recipient };
  }

  /** Nothing leaves this server that its dreamer has not read, and agreed to send. */
  async function demandApproval(principal: Person, dreamId: string, asked: ImageRequest) {
    const manner = {
      style: asked.style,
      palette: asked.palette ?? undefined,
      about: asked.about ?? undefined,
      told: asked.told ?? undefined,
    };
    const { prompt } = await promptFor(principal, dreamId, manner);
    if (prompt !== asked.prompt) throw new Problem('prompt_changed');
    if (!(await consents.has(principal.userId, 'external_ai')))
      throw new Problem('consent_required');
  }

  return {
    history,

    /** Paintings that come with an archive of ours. */
    brought: createBringing({ ...parts, files }),

    /** A picture of what was found in a text, of which nothing is kept here. */
    paintPassing: (found: DreamAnalysis, run: PassingRun) => paintPassing(parts, found, run),

    /** Asks for a painting, or for another one. It waits for the analysis where that is not done. */
    async request(
      principal: Person,
      dreamId: string,
      asked: ImageRequest,
    ): Promise<ImageRequested> {
      if (asked.prompt !== undefined) await demandApproval(principal, dreamId, asked);
      else if (asked.told) await seenOf(principal, dreamId, asked.told);
      const askedBy = principal.userId;
      const wish = Promise.withResolvers<WishRow>();
      const { imageStatus } = await dreams.change(principal, dreamId, async (before, db) => {
        wish.resolve(await wishes.ask(db, dreamId, { askedBy, ...asked }));
        const isUnread = before.analysisStatus === 'failed';
        return { imageStatus: 'queued', ...(isUnread && { analysisStatus: 'queued' }) };
      });
      const { style, seed, palette } = await wish.promise;
      return { data: { dreamId, imageStatus, style: offered(style), seed, palette } };
    },

    /**
     * Gives up the painting that waits or is made: its painter finds the wish gone, and the next one
     * takes its manner from the wish before.
     */
    async cancel(principal: Person, dreamId: string): Promise<ImageHistory> {
      await dreams.change(principal, dreamId, async (before, db) => {
        if (!isComing(before.imageStatus)) return null;
        await wishes.drop(db, dreamId);
        const asks = asksBeforePainting(before.types, before.warnings);
        return { imageStatus: before.paintingId ? 'done' : asks ? 'asks' : 'none' };
      });
      return history(principal, dreamId);
    },

    /** Shows an earlier painting. One that is on its way will still replace it. */
    async choose(principal: Person, dreamId: string, imageId: string): Promise<ImageHistory> {
      await findOwn(principal, dreamId);
      const { id } = await findPainting(dreamId, imageId);
      await dreams.change(principal, dreamId, ({ imageStatus }) => ({
        paintingId: id,
        ...(!isComing(imageStatus) && { imageStatus: 'done' }),
      }));
      return history(principal, dreamId);
    },

    /** Removes a painting for good. Where it was shown, the newest other one takes its place. */
    async remove(principal: Person, dreamId: string, imageId: string): Promise<ImageHistory> {
      await findOwn(principal, dreamId);
      await findPainting(dreamId, imageId);
      const loose = await database.write(async (db) => {
        let gone: LooseFile[] = [];
        await dreams.advance(db, dreamId, async (before) => {
          gone = await files.noted(db, await queries.deletePainting(db, imageId));
          if (before.paintingId !== imageId) return null;
          const [next] = await queries.listPaintings(db, dreamId);
          const status = next ? ('done' as const) : ('none' as const);
          const isWaiting = isComing(before.imageStatus);
          return { paintingId: next?.id ?? null, ...(!isWaiting && { imageStatus: status }) };
        });
        return gone;
      });
      await files.discard(loose);
      return history(principal, dreamId);
    },

    /** The words a remote model would be sent, and where. */
    prompt: promptFor,

    /** A file of a painting, for those who may see its dream. */
    async file(principal: Principal | null, file: string) {
      const found = await findByFile(file);
      if (!found) throw new Problem('not_found');
      const dream = await dreams.find(principal, found.dreamId);
      const look = lookOfFile(file);
      // An exhibition is its dreamer's: nobody else has the press at work for them.
      if (look && principal?.userId !== dream.ownerId) throw new Problem('not_found');
      // In a community only the one that hangs there: earlier ones may be known from elsewhere.
      const isEarlier = dream.communityId !== null && dream.painting?.name !== found.name;
      if (isEarlier && principal?.userId !== dream.ownerId) throw new Problem('not_found');
      const isPublic = dream.visibility === 'public';
      const stored = look ? await inLook(found, look) : await open(found, file, { isPublic });
      if (!stored) throw new Problem('not_found');
      return { ...stored, isOpenToAll: dreams.isOpenToAll(dream) };
    },

    /** A painting in full size, and what to call it. */
    async download(principal: Person, dreamId: string, imageId: string) {
      const dream = await findOwn(principal, dreamId);
      const found = await findPainting(dreamId, imageId);
      const stored = await openLargest(found);
      if (!stored) throw new Problem('not_found');
      return { ...stored, filename: downloadName(dream, found, stored.file.replace(/.*\./, '')) };
    },

    lined: createLined({ ...parts, shownOf: reads.shownOf }),

    /** A painting for another use than a page's, and what to call it. */
    async reprint(principal: Person, dreamId: string, imageId: string, as: ReprintFormat) {
      const dream = await findOwn(principal, dreamId);
      const found = await findPainting(dreamId, imageId);
      return reprinted(principal, dream, found, as);
    },

    /** Every painting of somebody's dreams, with the address of its largest picture. */
    async everyOf(ownerId: string) {
      const rows = await queries.listPaintingsOf(database.read, ownerId);
      return rows.map((row) => {
        const { id: _, ...kept } = withToldOpened(seal, row);
        return { ...kept, url: `/api/images/${scaledFile(row.name, largestImageWidth)}` };
      });
    },

    /** The best file there is of a painting, for its dreamer alone; null where it is not there. */
    fileOf: openLargest,

    /** Deletes the paintings of somebody who leaves; `discard` their files once that is committed. */
    async eraseOf(db: Db, ownerId: string): Promise<LooseFile[]> {
      return files.noted(db, await queries.deletePaintingsOf(db, ownerId));
    },

    /** A painting small, in WebP, by its name: who may see it is for the caller to ask. */
    async openFile(name: string) {
      const stored = await reads.openSmall(name);
      if (!stored) throw new Problem('not_found');
      return stored;
    },

    /** A painting as eight by eight colours of its pixels. */
    async coloursOf(name: string): Promise<string[]> {
      return placeholder(await reads.smallPixelsOf(name)).colours;
    },

    /** What the painter of this server would paint of a reading, in as many colours; kept nowhere. */
    async imagine(found: DreamAnalysis, seed: number): Promise<string[]> {
      return placeholder(await imagine(parts.painter, found, seed)).colours;
    },

    discard: files.discard,

    sweep: files.sweep,

    /** For the job alone. */
    painting: createPainting({ ...parts, files, moments }),
  };
}

/** How far the painter of a wish is, where it has begun. */
function progressOf(wish: WishRow | null): ImageHistory['progress'] {
  if (!wish || wish.stage === null || wish.share === null) return null;
  return { stage: wish.stage, share: wish.share };
}
