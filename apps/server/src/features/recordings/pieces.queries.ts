import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { type PieceRow, recordingPieces } from '#features/recordings/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { LooseFile } from '#platform/loose-files.ts';

/** Keeps a piece whose file is stored: its name is loose no longer. */
export async function insertPiece(db: Db, piece: PieceRow): Promise<void> {
  await db.insert(recordingPieces).values(piece);
  await db.execute(sql`delete from loose_pieces where name = ${piece.name}`);
}

export async function findPiece(
  db: Db,
  { recordingId, start }: { recordingId: string; start: number },
): Promise<PieceRow | null> {
  const isIt = and(eq(recordingPieces.recordingId, recordingId), eq(recordingPieces.start, start));
  const [row] = await db.select().from(recordingPieces).where(isIt);
  return row ?? null;
}

/** The pieces that hold bytes from one up to and without another, in their order. */
export async function listPieces(
  db: Db,
  { recordingId, from, to }: { recordingId: string; from: number; to: number },
): Promise<PieceRow[]> {
  const { start, length } = recordingPieces;
  const reaches = and(
    eq(recordingPieces.recordingId, recordingId),
    lt(start, to),
    gt(sql`${start} + ${length}`, from),
  );
  return db.select().from(recordingPieces).where(reaches).orderBy(asc(start));
}

/** Their files go by the notes that are left of them. */
export async function deletePieces(db: Db, recordingId: string): Promise<void> {
  await db.delete(recordingPieces).where(eq(recordingPieces.recordingId, recordingId));
}

/** Notes a name before its file is stored. */
export async function noteLoose(db: Db, name: string): Promise<LooseFile[]> {
  const { rows } = await db.execute<LooseFile>(sql`
    insert into loose_pieces (name) values (${name})
    on conflict (name) do update set since = now()
    returning name, since::text as since`);
  return rows;
}

/** The notes of all that went with these recordings. */
export async function findNoted(db: Db, recordingIds: readonly string[]): Promise<LooseFile[]> {
  const found: LooseFile[] = [];
  for (const id of recordingIds) {
    const { rows } = await db.execute<LooseFile>(sql`
      select name, since::text as since from loose_pieces where name like ${`${id}-%`}`);
    found.push(...rows);
  }
  return found;
}

/** Names noted longer than an hour ago: what stored a file under them has ended. */
export async function findLoose(db: Db, limit: number): Promise<LooseFile[]> {
  const { rows } = await db.execute<LooseFile>(sql`
    select name, since::text as since from loose_pieces
    where since < now() - interval '1 hour' order by since limit ${limit}`);
  return rows;
}

/** Takes a note back, and tells whether the file of its name is to go; null where it is gone. */
export async function takeLoose(db: Db, { name, since }: LooseFile): Promise<boolean | null> {
  const { rows } = await db.execute<{ isNamed: boolean }>(sql`
    delete from loose_pieces where name = ${name} and since = ${since}::timestamptz
    returning exists (select 1 from recording_pieces p where p.name = ${name}) as "isNamed"`);
  return rows[0] ? !rows[0].isNamed : null;
}
