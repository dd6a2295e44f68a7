import type { Arrangement, ImagePalette, OfferedStyle } from '@reverie/contract/images';
import { z } from 'zod';
import type { DreamRow } from '#features/dreams/table.ts';
import type { OpenedWish, WishRow } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Paints a dream for one wish. Late where the dreamer has wished for another since. */
export const paintJob = defineJob({
  name: 'paint',
  payload: z.strictObject({ dreamId: z.uuid(), wishId: z.uuid() }),
  retries: 3,
  // A remote model may take two minutes before it is given up and the painter paints instead.
  timeout: 300,
});

/**
 * What is asked for, by a person or by the pipeline (null). A style or palette nobody names stays as
 * it was last; `prompt` is what a remote model may be sent, and takes nothing over from before.
 */
export type AskedPainting = {
  askedBy: string | null;
  style?: OfferedStyle | undefined;
  seed?: number | undefined;
  palette?: ImagePalette | null | undefined;
  prompt?: string | undefined;
} & { [Part in keyof Arrangement]?: Arrangement[Part] | undefined };

/** What makes the same picture of the same words. */
export type RememberedManner = Pick<WishRow, 'style' | 'seed' | 'palette'>;

/** How others wish for paintings, each in its own transaction and with the dream locked. */
export type Wishes = {
  /** Takes the place of any wish of the dream that is not done. */
  ask(db: Db, dreamId: string, asked: AskedPainting): Promise<WishRow>;
  drop(db: Db, dreamId: string): Promise<void>;
  /**
   * Notes in what manner dreams were painted elsewhere: asked for nothing else, the next painting of
   * each is that one.
   */
  remember(db: Db, manners: readonly ({ dreamId: string } & RememberedManner)[]): Promise<void>;
  /** The wish of a dream that is not done, or null. */
  present(db: Db, dreamId: string): Promise<WishRow | null>;
  /**
   * Lets the wish of a dream wait or fail as the dream says of its picture, and sends its job once
   * the dream is read. Asks for one where a dream waits for its picture and has no wish.
   */
  pursue(db: Db, dream: DreamRow): Promise<void>;
  /** What somebody asked for, oldest first. */
  askedBy(
    db: Db,
    userId: string,
  ): Promise<Omit<OpenedWish, 'id' | 'askedBy' | 'attempts' | 'stage' | 'share'>[]>;
  /** Forgets who asked for these dreams to be painted, and in what words; what they said for it too. */
  unname(db: Db, dreamIds: string[]): Promise<void>;
};
