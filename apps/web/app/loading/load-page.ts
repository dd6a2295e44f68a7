import { retry } from '#loading/retry.ts';

/** The build this page came with is no longer served, nor are the parts it has not fetched yet. */
export class BuildGone extends Error {}

/**
 * Loads the module of a page at `address` again and again: unless the browser knows of no network,
 * when nothing comes however often it is asked for. Throws `BuildGone` where a newer build has taken
 * its place: only the page as a whole can be asked for then.
 */
export async function loadPage<T>(address: string, load: () => Promise<T>): Promise<T> {
  let isGone = false;
  try {
    return await retry(load, async () => {
      if (!navigator.onLine) return false;
      isGone = await isMissing(address);
      return !isGone;
    });
  } catch (error) {
    throw isGone ? new BuildGone(address) : error;
  }
}

async function isMissing(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}
