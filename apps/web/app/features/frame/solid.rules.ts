/** One solid button a view: only where a page has none of its own is the frame's solid. */
const pagesWithoutSolid = /^\/(dashboard|journal|dreams\/(?!new$)[^/]+)$/;

export function isSolidFree(pathname: string): boolean {
  return pagesWithoutSolid.test(pathname);
}
