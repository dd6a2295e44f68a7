import type { Export, ExportPlan, ExportWish } from '@reverie/contract/exports';
import { type ExportFormat, type ExportRhythm, nextTurn } from '@reverie/contract/exports.rules';
import type { ArchiveRow, Archives } from '#features/archives/service.ts';
import { exportJob } from '#features/exports/job.ts';
import * as queries from '#features/exports/queries.ts';
import { createReads, type ReadParts } from '#features/exports/reads.ts';
import type { ExportPlanRow } from '#features/exports/table.ts';
import type { Proofs } from '#features/proof/service.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type ExportParts = ReadParts & {
  archives: Archives;
  note: Note;
  proofs: Proofs;
};

export type Exports = ReturnType<typeof createExports>;

type PlanWish = { format: ExportFormat; language?: 'fr' | 'en' | undefined; rhythm: ExportRhythm };

/** Dreams as files: books, tables, folders for other programs. */
export function createExports(parts: ExportParts) {
  const { database, clock, accounts, archives, note, proofs } = parts;
  const { writer } = createReads(parts);

  async function languageOf(principal: Person, asked: 'fr' | 'en' | undefined) {
    if (asked) return asked;
    const { preferences } = await accounts.me(principal);
    return preferences.language === 'en' ? 'en' : 'fr';
  }

  return {
    /** Throws `proof_required`. Who asks twice gets the one of that format at work. */
    async request(principal: Person, wish: ExportWish, address: string): Promise<{ id: string }> {
      const { format, from = null, to = null } = wish;
      const language = await languageOf(principal, wish.language);
      const asked = { format, language, fromNight: from, toNight: to, isPlanned: false };
      return archives.request(principal, { ...asked, job: exportJob }, address);
    },

    async list(principal: Person): Promise<{ exports: Export[] }> {
      return { exports: (await archives.list(principal, 'export')).map(present) };
    },

    async get(principal: Person, id: string): Promise<Export> {
      return present(await archives.find(principal, id, 'export'));
    },

    open: (principal: Person, id: string, address: string) =>
      archives.open(principal, { id, family: 'export' }, address),

    writer,

    async plan({ userId }: Person): Promise<{ plan: ExportPlan | null }> {
      const row = await queries.findPlan(database.read, userId);
      return { plan: row && presentPlan(row) };
    },

    /** Throws `proof_required`: whoever sits at an open session has nothing sent along later. */
    async keepPlan(principal: Person, wish: PlanWish, address: string) {
      await proofs.demand(principal);
      const { userId } = principal;
      const { format, rhythm } = wish;
      const language = await languageOf(principal, wish.language);
      const row = { userId, format, language, rhythm, nextAt: nextTurn(clock.now(), rhythm) };
      await database.write(async (tx) => {
        await queries.keepPlan(tx, row);
        await note(tx, { kind: 'export_planned', userId, address });
      });
      return { plan: presentPlan(row) };
    },

    async dropPlan({ userId }: Person, address: string): Promise<void> {
      await database.write(async (tx) => {
        const wasThere = await queries.deletePlan(tx, userId);
        if (wasThere) await note(tx, { kind: 'export_plan_dropped', userId, address });
      });
    },

    /** Asks for the exports that are due. One that was missed for long is made once. */
    async followPlans(): Promise<void> {
      const now = clock.now();
      await database.write(async (tx) => {
        for (const { userId, format, language, rhythm } of await queries.holdDue(tx, now)) {
          const span = { fromNight: null, toNight: null };
          const wish = { format, language, ...span, isPlanned: true, job: exportJob };
          await archives.ask(tx, userId, wish);
          await queries.setNext(tx, userId, nextTurn(now, rhythm));
        }
      });
    },

    async keptOf(userId: string) {
      const row = await queries.findPlan(database.read, userId);
      return row && presentPlan(row);
    },
  };
}

function present(row: ArchiveRow): Export {
  const { id, format, language, fromNight, toNight, isPlanned } = row;
  // Such a row is found under its own call alone.
  if (format === 'archive') throw new Problem('not_found');
  const { status, progress, bytes, askedAt, expiresAt } = row;
  return {
    ...{ id, format, language, from: fromNight, to: toNight, isPlanned, status, progress, bytes },
    url: status === 'done' ? `/api/exports/${id}/file` : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

function presentPlan({ format, language, rhythm, nextAt }: ExportPlanRow): ExportPlan {
  return { format, language, rhythm, nextAt: nextAt.toISOString() };
}
