const asked = new Map<string, Promise<unknown>>();

/**
 * Imports a part of a page once its style sheets are there, so that it is never seen undressed.
 * Built imports call it in place of the bundler's own helper: `sheets` are paths from the root
 * without their first slash. Rejects where one does not come, and asks for it anew the next time.
 */
export async function withSheets<Part>(
  load: () => Promise<Part>,
  sheets: readonly string[] = [],
): Promise<Part> {
  await Promise.all(sheets.map((path) => asked.get(path) ?? ask(path)));
  return load();
}

function ask(path: string): Promise<unknown> | undefined {
  const href = `/${path}`;
  // The router links those that a page names itself.
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return undefined;
  const coming = new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = resolve;
    link.onerror = () => {
      asked.delete(path);
      link.remove();
      // As browsers say it of a module that does not come.
      reject(new TypeError(`Failed to fetch ${href}`));
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
  asked.set(path, coming);
  return coming;
}
