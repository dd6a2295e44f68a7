import { Readable } from 'node:stream';
import {
  baseOf,
  markdownOf,
  pageDream,
  pageEnd,
  pageHead,
  plainOf,
  words,
} from '#features/archives/rules.ts';
import type { ArchiveRow } from '#features/archives/table.ts';
import type { Avatars } from '#features/avatars/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Belonging, Leaving } from '#features/leaving/service.ts';
import type { Recordings } from '#features/recordings/service.ts';
import type { Clock } from '#platform/clock.ts';
import { type ZipFile, zipOf } from '#platform/zip/zip.ts';

type Parts = {
  avatars: Avatars;
  clock: Clock;
  images: Images;
  leaving: Leaving;
  recordings: Recordings;
};

/** What goes into an archive, file by file, each read when its turn comes. */
export function createReads({ avatars, clock, images, leaving, recordings }: Parts) {
  /** How many files there will be, but for what is told or painted meanwhile. */
  async function countFiles(userId: string): Promise<number> {
    const dreams = await leaving.countDreams(userId);
    const sounds = await recordings.countSounds(userId);
    return 3 + 2 * dreams + sounds + (await images.everyOf(userId)).length;
  }

  async function* filesOf(userId: string): AsyncGenerator<ZipFile> {
    const account = await leaving.whoIs(userId);
    const { about, layersOf } = parted(await leaving.about(userId));
    const language = account.preferences.language === 'en' ? 'en' : 'fr';
    yield { name: 'account.json', content: jsonOf(about) };
    const picture = account.avatar && (await avatars.openOwn(account.avatar));
    if (picture) {
      yield { name: 'avatar.webp', content: Readable.fromWeb(picture.body), isCompressed: false };
    }
    for await (const { name, read } of recordings.soundsOf(userId)) {
      const content = Readable.from(read(), { objectMode: false });
      yield { name: `recordings/${name}`, content, isCompressed: false };
    }
    // Which file each painting became, for the page at the end.
    const painted = new Map<string, string[]>();
    for await (const belonging of leaving.dreamsOf(userId)) {
      const places: (string | null)[] = [];
      for (const painting of belonging.paintings) {
        const found = await images.fileOf(painting);
        const name = found && `paintings/${found.file}`;
        places.push(name);
        if (!found || !name) continue;
        yield { name, content: Readable.fromWeb(found.body), isCompressed: false };
      }
      const { dream } = belonging;
      const files = places.filter((name) => name !== null);
      painted.set(dream.id, files);
      const base = `dreams/${baseOf(dream)}`;
      const said = { files: places, layers: layersOf(dream.id) };
      yield { name: `${base}.json`, content: jsonOf(plainOf(belonging, said)) };
      yield { name: `${base}.md`, content: markdownOf(belonging, files, words[language]) };
    }
    const opening = { account, language, now: clock.now(), dreams: painted.size } as const;
    yield {
      name: 'index.html',
      content: Readable.from(pageOf(leaving.dreamsOf(userId), painted, opening)),
    };
  }

  /** The whole as a ZIP. */
  async function writer({ userId }: ArchiveRow, tell: (share: number) => Promise<void>) {
    const total = await countFiles(userId);
    async function* told() {
      let done = 0;
      for await (const file of filesOf(userId)) {
        yield file;
        done += 1;
        await tell(done / total);
      }
    }
    return { extension: 'zip', output: zipOf(told(), clock.now()) };
  }

  return { writer };
}

async function* pageOf(
  dreams: AsyncIterable<Belonging>,
  painted: ReadonlyMap<string, string[]>,
  opening: Parameters<typeof pageHead>[0],
) {
  yield pageHead(opening);
  for await (const belonging of dreams) {
    // What was told since has no files in here.
    const files = painted.get(belonging.dream.id);
    if (files) yield pageDream(belonging, files, opening.language);
  }
  yield pageEnd;
}

/** What belongs to one dream stands with it; the rest is about the account. */
function parted({ additions, versions, ...about }: Record<string, unknown>) {
  const byDream = (values: unknown) =>
    Map.groupBy(Array.isArray(values) ? values : [], (value) => String(Object(value).dreamId));
  const [later, earlier] = [byDream(additions), byDream(versions)];
  const layersOf = (dreamId: string) => ({
    additions: later.get(dreamId) ?? [],
    versions: earlier.get(dreamId) ?? [],
  });
  return { about, layersOf };
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
