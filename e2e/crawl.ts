import { type ReadPage, readPage } from '#page-faults.ts';
import type { Language } from '#page-text.ts';

type Walker = {
  origin: string;
  language: Language;
  /** The session of somebody who is signed in; null for a visitor. */
  session: string | null;
};

type Answer = { status: number; path: string; page: ReadPage | null };

export type Walk = {
  /** Pages by the path they were met at, with its query. */
  pages: Map<string, ReadPage>;
  faults: string[];
};

const locales = { fr: 'fr-FR,fr;q=0.9', en: 'en-GB,en;q=0.9' };
/** Nights follow one another without an end: which one is a choice too. */
const dated = /\/\d{4}-\d{2}-\d{2}$/;
/** One page tells of each of five hundred motifs: those of a letter stand for the others. */
const motif = /\/dreams\/motif\/(?!s)/;
const atOnce = 4;
const hops = 4;

/**
 * Follows every link of every page from the home on, without scripts, and asks for every part. Of
 * the choices a page offers in its address each is walked once: a choice upon a choice is not.
 */
export async function crawl({ origin, language, session }: Walker): Promise<Walk> {
  const answers = new Map<string, Answer>();
  const known = new Set(['/']);
  const parts = new Map<string, string>();
  const faults: string[] = [];

  for (let wave = new Map([['/', 'nowhere']]); wave.size > 0; ) {
    const found = new Map<string, string>();
    await forEach(wave, async ([path, from]) => {
      const answer = await ask(path);
      answers.set(path, answer);
      faults.push(...faultsOfAnswer(path, from, answer));
      for (const next of linksOf(answer)) {
        if (!known.has(next)) found.set(next, path);
        known.add(next);
      }
      for (const part of answer.page?.parts ?? []) if (!parts.has(part)) parts.set(part, path);
    });
    wave = found;
  }
  await forEach(parts, async ([address, from]) => {
    // What is written into the page itself is asked of nobody.
    if (address.startsWith('data:')) return;
    if (new URL(address).origin !== origin) return void faults.push(`${from} names ${address}`);
    const response = await get(address, '*/*');
    await response.arrayBuffer();
    if (response.status !== 200) faults.push(`${response.status} ${address}, of ${from}`);
  });

  const pages = new Map<string, ReadPage>();
  for (const { path, page } of answers.values()) if (page) pages.set(path, page);
  const own = [...pages].flatMap(([path, page]) => page.faults.map((fault) => `${path}: ${fault}`));
  return { pages, faults: [...faults, ...own, ...faultsOfAnchors(), ...faultsOfTitles(pages)] };

  async function ask(path: string): Promise<Answer> {
    let address = new URL(path, origin);
    for (let hop = 0; hop < hops; hop += 1) {
      const response = await get(address.href, 'text/html');
      const body = await response.text();
      const place = response.headers.get('location');
      if (!place) {
        const isHtml = response.headers.get('content-type')?.startsWith('text/html');
        // What a call answers is a document: a receipt is in the language of what was agreed to.
        const isPage = isHtml && !address.pathname.startsWith('/api/');
        const page = isPage ? readPage(address.href, body, language) : null;
        return { status: response.status, path: `${address.pathname}${address.search}`, page };
      }
      address = new URL(place, address);
    }
    return { status: 310, path, page: null };
  }

  function get(address: string, accept: string): Promise<Response> {
    const cookie = session && { cookie: `session=${session}` };
    const headers = { accept, 'accept-language': locales[language], ...cookie };
    return fetch(address, { headers, redirect: 'manual' });
  }

  function linksOf({ path, page }: Answer): string[] {
    const isChosen = path.includes('?') || dated.test(path);
    return (
      (page?.links ?? [])
        .map((link) => new URL(link))
        .filter((link) => link.origin === origin)
        .filter(({ pathname }) => !motif.test(pathname))
        .filter(({ pathname, search }) => !isChosen || (!search && !dated.test(pathname)))
        // The way into the other language leads to the pages of its own walk.
        .filter((link) => (link.searchParams.get('lang') ?? language) === language)
        .map(({ pathname, search }) => `${pathname}${search}`)
    );
  }

  function faultsOfAnchors(): string[] {
    return [...pages].flatMap(([from, { links }]) =>
      links
        .map((link) => new URL(link))
        .flatMap(({ origin: place, pathname, search, hash }) => {
          const page = place === origin && hash && answers.get(`${pathname}${search}`)?.page;
          const isThere = !page || page.ids.has(decodeURIComponent(hash.slice(1)));
          return isThere ? [] : [`${pathname}${search}${hash} is nowhere, linked from ${from}`];
        }),
    );
  }
}

function faultsOfAnswer(path: string, from: string, { status, path: reached }: Answer): string[] {
  // A visitor may try a call that is not theirs: its answer says whose it is.
  if (status === 401 && path.startsWith('/api/')) return [];
  if (status !== 200) return [`${status} ${path}, linked from ${from}`];
  return reached === '/' && path !== '/' ? [`${path} leads home, linked from ${from}`] : [];
}

function faultsOfTitles(pages: Map<string, ReadPage>): string[] {
  const keysBy = new Map<string, Set<string>>();
  for (const { title, key } of pages.values()) {
    keysBy.set(title, (keysBy.get(title) ?? new Set()).add(key));
  }
  return [...keysBy].flatMap(([title, keys]) =>
    keys.size > 1 ? [`one title, “${title}”, for ${[...keys].join(' and ')}`] : [],
  );
}

/** A few at a time: the server is one, and so is the machine. */
async function forEach<T>(items: Iterable<T>, act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  async function goOn() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  }
  await Promise.all(Array.from({ length: atOnce }, goOn));
}
