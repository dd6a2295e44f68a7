import type { DreamAddition } from '@reverie/contract/layers';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { DreamRow, Truly } from '#features/dreams/table.ts';
import type { ToldRow } from '#features/exports/queries.ts';
import type { Nights } from '#features/nights/service.ts';
import type { ToldVersion } from '#features/versions/service.ts';

/** A dream with all that an export may say of it; its report opened. */
export type Told = {
  dream: Truly<Omit<DreamRow, 'report'>>;
  report: string | null;
  /** Whether there is a report whose key is lost. */
  isUnreadable: boolean;
  painting: ToldRow['painting'];
  analysis: DreamAnalysis | null;
  /** What came to its dreamer later. */
  additions: readonly DreamAddition[];
  /** What was said of its night. */
  night: ToldNight | null;
  /** What it was before, where that is asked for. */
  versions: readonly ToldVersion[];
};

/** What somebody said of a night itself. */
export type ToldNight = Awaited<ReturnType<Nights['everythingOf']>>[number];

/** What was said of a night, where it opens. */
export function saidOf(night: ToldNight | null) {
  return night && !('isUnreadable' in night) ? night : null;
}

/** What is not in the account already, in the order in which it came. */
export function laterOf({ additions }: Told): DreamAddition[] {
  return additions.filter(({ state, isUnreadable }) => state !== 'let_in' && !isUnreadable);
}

/** The whole account where there is one, else what is shared. */
export function textOf({ dream, report }: Told): string {
  return report ?? dream.content;
}

/** How it was painted: asked for nothing else, an import paints it so again. */
function paintingOf({ name, style, seed, palette, altFr, altEn }: NonNullable<Told['painting']>) {
  return { name, style, seed, palette, alt: { fr: altFr, en: altEn } };
}

/** A dream as JSON, without what only this server understands. */
export function plainOf(told: Told) {
  const { dream, report, isUnreadable, painting, analysis } = told;
  const { ownerId: _o, seq: _s, scope: _c, paintingId: _p, deletedAt: _d, ...kept } = dream;
  const { analysisStatus: _a, imageStatus: _i, isWordsUnreadable, ...plain } = kept;
  return {
    ...plain,
    report,
    ...(isUnreadable && { isReportUnreadable: true }),
    ...(isWordsUnreadable && { isWordsUnreadable }),
    painting: painting && paintingOf(painting),
    additions: told.additions.map(({ id: _, isUnreadable: __, ...said }) => said),
    versions: told.versions,
    analysis,
  };
}

/** Names of what a dream's analysis shows as there, each once. */
export function symbolsOf({ analysis }: Told, language: 'fr' | 'en'): string[] {
  const shown = analysis?.symbols.filter((symbol) => symbol.shown && symbol.count > 0) ?? [];
  return [...new Set(shown.map(({ label }) => label[language]))];
}
