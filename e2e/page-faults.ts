import { attributeOf, type Element, elementsOf, nameOf, pathOf, textOf } from '#markup.ts';
import { isMisplaced, type Language, passagesOf } from '#page-text.ts';
import { faultsOfTypography } from '#typography-faults.ts';

export type ReadPage = {
  /** What tells this page from others: its canonical address, or its path. */
  key: string;
  title: string;
  ids: Set<string>;
  /** Addresses a reader may follow, resolved, with their anchors. */
  links: string[];
  /** Addresses the page loads, or names as its own in another form, resolved. */
  parts: string[];
  passages: string[];
  faults: string[];
};

/** What a person never writes and a program does by mistake. */
const slips = /\[object|\bundefined\b|\bNaN\b|Invalid Date|\$\{|\{\{/;
const references = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'list', 'form'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** A page as it was sent, read for what others must answer for and for the faults it shows itself. */
export function readPage(address: string, html: string, language: Language): ReadPage {
  const elements = elementsOf(html);
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const resolve = (value: string) => new URL(value, address).href;
  const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
  const canonical = named('link').find((link) => attributeOf(link, 'rel') === 'canonical');
  const passages = passagesOf(elements, language);
  const title = named('title').map(textOf)[0] ?? '';
  return {
    key: keyOf((canonical && attributeOf(canonical, 'href')) ?? new URL(address).pathname, address),
    title,
    ids: new Set(ids),
    links: [...named('a').flatMap(hrefOf), ...named('form').flatMap(askedBy)].map(resolve),
    parts: elements.flatMap(partsOf).map(resolve),
    passages,
    faults: [
      ...faultsOfDocument(),
      ...faultsOfIds(elements, ids),
      ...elements.flatMap(faultsOfElement),
      ...elements.flatMap((element) => faultsOfTypography(element, language)),
      ...named('a').flatMap((link) => faultsOfLink(link, address)),
      ...passages
        .filter((passage) => isMisplaced(passage, language))
        .map((passage) => `not ${language}: ${passage}`),
    ],
  };

  function faultsOfDocument(): string[] {
    const [root] = named('html');
    const [body] = named('body');
    const lead = named('h1').length;
    const said = root && attributeOf(root, 'lang');
    // A word of code may well be “undefined”; a sentence is not.
    const plain = body ? passages.concat(title).find((passage) => slips.test(passage)) : 'no body';
    return [
      ...(lead === 1 ? [] : [`${lead} headings of the first level`]),
      ...(said === language ? [] : [`says to be in ${said}`]),
      ...(title ? [] : ['no title']),
      ...(plain ? [`a slip in its words: ${plain}`] : []),
    ];
  }
}

/** The languages of a page are one page. */
function keyOf(place: string, address: string): string {
  const { pathname, searchParams } = new URL(place, address);
  searchParams.delete('lang');
  return `${pathname}?${searchParams}`;
}

function hrefOf(link: Element): string[] {
  return [attributeOf(link, 'href') ?? []].flat();
}

/** Where a form that asks leads with what stands in it. */
function askedBy(form: Element): string[] {
  if ((attributeOf(form, 'method') ?? 'get').toLowerCase() !== 'get') return [];
  const asked = new URLSearchParams();
  for (const field of fieldsOf(form)) {
    const name = attributeOf(field, 'name');
    const type = attributeOf(field, 'type') ?? '';
    const isSent = !/checkbox|radio|submit/.test(type) || attributeOf(field, 'checked') !== null;
    if (name && isSent) asked.append(name, attributeOf(field, 'value') ?? '');
  }
  return [`${attributeOf(form, 'action') ?? ''}?${asked}`];
}

function fieldsOf(form: Element): Element[] {
  return form.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return child.tagName === 'input' ? [child] : fieldsOf(child);
  });
}

function partsOf(element: Element): string[] {
  const { tagName } = element;
  const value = (name: string) => [attributeOf(element, name) ?? []].flat();
  const sources = [...value('srcset'), ...value('imagesrcset')].flatMap((set) =>
    set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );
  if (tagName === 'link') return [...value('href'), ...sources];
  if (tagName === 'use') return value('href').filter((href) => !href.startsWith('#'));
  if (tagName === 'meta') {
    const names = /^(og:image|og:url|twitter:image)$/;
    return names.test(value('property')[0] ?? value('name')[0] ?? '') ? value('content') : [];
  }
  return [...value('src'), ...value('poster'), ...sources].filter(
    (address) => !address.startsWith('data:'),
  );
}

function faultsOfIds(elements: readonly Element[], ids: readonly string[]): string[] {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const dangling = elements.flatMap((element) =>
    references.flatMap((name) =>
      (attributeOf(element, name) ?? '')
        .split(/\s+/)
        .filter((id) => id && !ids.includes(id))
        .map((id) => `${element.tagName} ${name} names ${id}, which is not there`),
    ),
  );
  return [...twice.map((id) => `two elements are called ${id}`), ...dangling];
}

function faultsOfElement(element: Element): string[] {
  const { tagName, attrs } = element;
  const faults = attrs
    .filter(({ name }) => /^(alt|title|content|placeholder|href|src|aria-label)$/.test(name))
    .filter(({ value }) => slips.test(value))
    .map(({ name, value }) => `a slip in ${name} of ${tagName}: ${value}`);
  if (headings.includes(tagName) && !nameOf(element)) faults.push(`an empty ${tagName}`);
  if (tagName === 'img' && attributeOf(element, 'alt') === null) faults.push('a picture untold');
  if (attrs.some(({ name }) => /^(style$|on)/.test(name))) faults.push(`${tagName} styled inline`);
  return faults;
}

function faultsOfLink(link: Element, address: string): string[] {
  const href = attributeOf(link, 'href');
  if (href === null) return [`a link without an address: ${nameOf(link)}`];
  if (!nameOf(link)) return [`a link without a name: ${href}`];
  if (/^(#?$|javascript:)/.test(href)) return [`a link to nothing: ${nameOf(link)}`];
  const isOutside =
    !/^(mailto|tel):/.test(href) && new URL(href, address).origin !== new URL(address).origin;
  const rel = attributeOf(link, 'rel') ?? '';
  const isHeld = /\b(noopener|noreferrer)\b/.test(rel);
  const isCode = pathOf(link).some(({ tagName }) => tagName === 'pre');
  return isOutside && !isHeld && !isCode ? [`leaves without rel=noopener: ${href}`] : [];
}
