/** Pages to offer around the current one; null stands for those left out between. */
export function pagesAround(current: number, count: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, count];
  const pages = [...new Set(shown)].filter((page) => page >= 1 && page <= count);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
