import { fillArchive, type Reader } from '#archive.ts';
import { createBenchDatabase } from '#database.ts';
import { type RunningServer, startServer, withFolder } from '#server.ts';

/** A filled PostgreSQL database with the built server in front of it. */
export type Archive = { size: number; url: string; reader: Reader; server: RunningServer };

/** Gives the work an archive of each size, and leaves none behind. */
export async function withArchives<T>(
  sizes: readonly number[],
  work: (archives: Archive[]) => Promise<T>,
  opened: Archive[] = [],
): Promise<T> {
  const [size, ...others] = sizes;
  if (size === undefined) return work(opened);
  const database = await createBenchDatabase(String(size));
  try {
    return await withFolder(async (dataFolder) => {
      const options = { dataFolder, databaseUrl: database.url };
      // The server migrates; it starts again on what is then there, as any server does.
      const first = await startServer(options);
      await first.stop();
      const begin = performance.now();
      const reader = await fillArchive(database.url, size);
      const seconds = (performance.now() - begin) / 1000;
      console.error(`Filled ${size.toLocaleString('en')} dreams in ${seconds.toFixed(1)} s`);
      const server = await startServer(options);
      try {
        const archive = { size, url: database.url, reader, server };
        return await withArchives(others, work, [...opened, archive]);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await database.drop();
  }
}
