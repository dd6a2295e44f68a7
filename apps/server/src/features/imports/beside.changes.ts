import type { Additions, BroughtAddition } from '#features/additions/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import type { RememberedManner, Wishes } from '#features/images/job.ts';
import type { BroughtPainting, Images } from '#features/images/service.ts';
import type { Beside } from '#features/imports/brought.rules.ts';
import * as queries from '#features/imports/queries.ts';
import type { BesideCounts, Proposed } from '#features/imports/rules.ts';
import type { ImportedThing } from '#features/imports/table.ts';
import type { Meanings } from '#features/meanings/service.ts';
import type { Nights } from '#features/nights/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import type { PracticeService, WrittenPractice } from '#features/practice/service.ts';
import type { BroughtVersion, Versions } from '#features/versions/service.ts';
import type { Database, Db } from '#platform/db/database.ts';

export type BesideParts = {
  database: Database;
  additions: Additions;
  images: Images;
  meanings: Meanings;
  nights: Nights;
  people: PeopleService;
  practice: PracticeService;
  versions: Versions;
  wishes: Wishes;
};

/** What belongs to one dream beside its words. */
export type LayersRead = {
  additions: BroughtAddition[];
  versions: BroughtVersion[];
  paintings: BroughtPainting[];
  manner: RememberedManner | null;
};

/** What an archive of ours holds beside the words of dreams: as each room reads, keeps and takes it back. */
export function createBeside(parts: BesideParts) {
  const { database, additions, images, meanings, nights, people, practice, versions, wishes } =
    parts;

  const read = (beside: Beside) => ({
    nights: beside.nights.flatMap((value) => nights.brought.nightIn(value) ?? []),
    people: beside.people.flatMap((value) => people.brought.personIn(value) ?? []),
    meanings: beside.meanings.flatMap((value) => meanings.brought.meaningIn(value) ?? []),
    practice: practice.brought.practiceIn(beside.practice),
  });

  return {
    /** How much of what belongs to no dream comes; what is here already does not. */
    async count(userId: string, beside: Beside): Promise<BesideCounts> {
      const told = read(beside);
      return {
        nights: await nights.brought.countMissing(userId, told.nights),
        people: await people.brought.countMissing(userId, told.people),
        meanings: await meanings.brought.countMissing(userId, told.meanings),
        practice: told.practice ? await practice.brought.countMissing(userId, told.practice) : 0,
      };
    },

    /** Writes that, and notes how it stands. What is there already is left as it is, again too. */
    async write(tx: Db, { importId, userId }: Whose, beside: Beside): Promise<void> {
      const told = read(beside);
      const [ofNights, ofPeople, ofMeanings] = [
        await nights.brought.bringIn(tx, userId, told.nights),
        await people.brought.bringIn(tx, userId, told.people),
        await meanings.brought.bringIn(tx, userId, told.meanings),
      ];
      const ofPractice = told.practice
        ? await practice.brought.bringIn(tx, userId, told.practice)
        : [];
      const changedAt = ({ id, updatedAt }: { id: string; updatedAt: Date }) => ({
        ...{ importId, ref: id, mark: updatedAt.toISOString() },
      });
      await queries.insertThings(tx, [
        ...ofNights.map((ref) => ({ importId, ref, kind: 'night' as const, mark: '' })),
        ...ofPeople.map((each) => ({ ...changedAt(each), kind: 'person' as const })),
        ...ofMeanings.map((each) => ({ ...changedAt(each), kind: 'meaning' as const })),
        ...ofPractice.map((each) => ({ importId, ...each })),
      ]);
    },

    /** Takes that back, but for what was changed since. */
    async takeBack({ importId, userId }: Whose): Promise<void> {
      const things = await queries.listThings(database.read, importId);
      const of = (kind: (typeof things)[number]['kind']) =>
        things
          .filter((thing) => thing.kind === kind)
          .map(({ ref: id, mark }) => ({ id, updatedAt: new Date(mark) }));
      const dates = of('night').map(({ id }) => id);
      await database.write(async (tx) => {
        await nights.brought.takeBack(tx, userId, dates);
        await people.brought.takeBack(tx, userId, of('person'));
        await meanings.brought.takeBack(tx, userId, of('meaning'));
        await practice.brought.takeBack(tx, userId, things.filter(isPractice));
      });
    },

    layersOf({ whole }: Proposed): LayersRead | null {
      if (!whole) return null;
      const { layers, revision } = whole;
      const paintings = images.brought.paintingsIn(layers.paintings);
      const shown = paintings.find(({ isShown }) => isShown);
      return {
        additions: additions.brought.additionsIn(layers.additions),
        versions: versions.brought.versionsIn(layers.versions, revision),
        paintings,
        manner: images.brought.mannerIn(shown ?? layers.manner),
      };
    },

    /** Writes what belongs to dreams that were just written; their pictures wait to be hung. */
    async writeLayers(
      tx: Db,
      importId: string,
      some: readonly { dream: DreamRow; layers: LayersRead | null }[],
    ): Promise<void> {
      const known = some.flatMap(({ dream, layers }) => (layers ? [{ dream, ...layers }] : []));
      for (const { dream, ...layers } of known) {
        await additions.brought.bringIn(tx, dream, layers.additions);
        await versions.brought.bringIn(tx, dream, layers.versions);
      }
      const manners = known.flatMap(({ dream, manner }) =>
        manner ? [{ dreamId: dream.id, ...manner }] : [],
      );
      await wishes.remember(tx, manners);
      const pictures = known.flatMap(({ dream, paintings }) =>
        paintings.map((painting) => {
          return { importId, dreamId: dream.id, file: painting.file, painting };
        }),
      );
      await queries.insertPictures(tx, pictures);
    },
  };
}

const practiceKinds = ['intention', 'rehearsal', 'reminders', 'counting'] as const;

function isPractice(thing: ImportedThing): thing is ImportedThing & WrittenPractice {
  return practiceKinds.some((kind) => kind === thing.kind);
}

type Whose = { importId: string; userId: string };
