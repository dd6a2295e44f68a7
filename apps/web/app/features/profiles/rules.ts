export function pagePath(username: string): string {
  return `/u/${encodeURIComponent(username)}`;
}

/** Their public dreams for readers of feeds. */
export function feedPath(username: string): string {
  return `${pagePath(username)}/feed.xml`;
}

/** What a form answers to the question whether one wants a page; null where it answers nothing. */
export function readWish(form: FormData): boolean | null {
  const wish = form.get('wish');
  return wish === 'yes' ? true : wish === 'no' ? false : null;
}
