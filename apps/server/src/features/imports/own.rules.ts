import { blurKinds, blurredLimit, blurredWordsLimit } from '@reverie/contract/blurring.rules';
import { categories, dreamTypes, recalls } from '@reverie/contract/dreams.rules';
import { z } from 'zod';
import { chosen, numberIn, placeOf, tagsOf, warned } from '#features/imports/columns.rules.ts';
import { readDate } from '#features/imports/dates.rules.ts';
import type { Entry } from '#features/imports/rules.ts';

const said = z.string().nullish();
const list = z.array(z.unknown()).nullish();

const ownDream = z.looseObject({
  title: said,
  content: z.string(),
  report: said,
  night: said,
  dreamedAt: z.string(),
  tags: z.array(z.string()).nullish(),
  types: z.array(z.string()).nullish(),
  category: said,
  mood: z.int().nullish(),
  lucidity: z.int().nullish(),
  vividness: z.int().nullish(),
  sleepQuality: z.int().nullish(),
  recall: said,
  warnings: z.array(z.string()).nullish(),
  city: said,
  country: said,
  deletedAt: said,
  visibility: said,
  blurred: list,
  revision: z.int().min(1).max(1_000_000).nullish(),
  createdAt: said,
  updatedAt: said,
  additions: list,
  versions: list,
  painting: z.unknown().optional(),
  paintings: list,
});
export const ownFile = z.looseObject({
  format: z.literal('reverie.dreams').optional(),
  dreams: z.array(z.unknown()),
  nights: list,
  people: list,
  meanings: list,
});
export const ownAccount = z.looseObject({
  ...{ nights: list, people: list, meanings: list },
  practice: z.unknown(),
});
/** Archives of before kept what came later beside the account. */
export const ownLayers = z.looseObject({ additions: list, versions: list });

/** A dream of an archive or an export of ours, with everything it can have; none from the bin. */
export function ownEntryOf(value: unknown, place: string): Entry | null {
  const parsed = ownDream.safeParse(value);
  if (!parsed.success) return null;
  const told = parsed.data;
  if (told.deletedAt) return null;
  const scale = (given: number | null | undefined, least: number, most: number) =>
    numberIn(String(given ?? ''), least, most);
  const when = readDate(told.dreamedAt, null);
  return {
    place,
    title: told.title ?? null,
    content: told.content,
    text: told.report ?? '',
    ...when,
    night: readDate(told.night ?? '', null).night ?? when.night,
    facts: {
      tags: tagsOf(told.tags ?? []),
      // In the order in which they were said.
      types: (told.types ?? []).flatMap((type) => dreamTypes.find((known) => known === type) ?? []),
      category: chosen(categories, told.category ?? '')[0] ?? null,
      recall: chosen(recalls, told.recall ?? '')[0] ?? null,
      ...warned((told.warnings ?? []).join(',')),
      mood: scale(told.mood, -2, 2),
      lucidity: scale(told.lucidity, 0, 10),
      vividness: scale(told.vividness, 0, 10),
      sleepQuality: scale(told.sleepQuality, 1, 5),
      ...placeOf(told.city, told.country),
    },
    whole: wholeOf(told),
  };
}

const blurredWord = z.object({
  kind: z.enum(blurKinds),
  words: z.string().min(1).max(blurredWordsLimit),
});

/** Words that others received a replacement of: they go on receiving it. */
function blurredOf(all: readonly unknown[]) {
  return all.slice(0, blurredLimit).flatMap((each) => {
    const { data } = blurredWord.safeParse(each);
    return data ? [data] : [];
  });
}

/** Everything else that is told of it. Not said to be shared, it is private. */
function wholeOf(told: z.infer<typeof ownDream>): NonNullable<Entry['whole']> {
  const instant = (written: string | null | undefined) => {
    const at = new Date(written ?? '');
    return Number.isNaN(at.getTime()) ? null : at;
  };
  return {
    blurred: blurredOf(told.blurred ?? []),
    // A community of elsewhere is none here.
    visibility: told.visibility === 'public' ? 'public' : 'private',
    revision: told.revision ?? 1,
    createdAt: instant(told.createdAt),
    updatedAt: instant(told.updatedAt),
    layers: {
      additions: told.additions ?? [],
      versions: told.versions ?? [],
      paintings: told.paintings ?? [],
      manner: told.painting ?? null,
    },
  };
}
