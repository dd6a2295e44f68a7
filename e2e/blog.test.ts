import { expect } from 'vitest';
import { overflowOf } from '#axe.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();
const articles = 'main article';
const post = '/blog/remembering-more-dreams';

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without any script';
  journey(`a reader leafs, chooses a subject, searches and reads, ${how}`, async () => {
    const page = await stage.visit({ scripts });
    await page.goto('/blog');
    await expect.poll(() => page.locator(articles).count()).toBe(6);
    const previous = page.getByRole('button', { name: said('Précédent') });
    expect(await previous.isDisabled()).toBe(true);
    await page.getByRole('link', { name: said('Suivant') }).click();
    await page.waitForURL('**/blog?page=2');
    await expect.poll(() => page.locator(articles).count()).toBe(3);
    expect(await page.getByRole('button', { name: said('Suivant') }).isDisabled()).toBe(true);
    const subjects = page.getByRole('navigation', { name: said('Catégories') });
    await subjects.getByRole('link', { name: said('Recherche') }).click();
    await page.waitForURL('**/blog?category=research');
    await expect.poll(() => page.locator(articles).count()).toBe(2);
    const search = page.getByRole('searchbox', { name: said('Chercher dans les articles') });
    await search.fill('HASARD');
    await search.press('Enter');
    await page.waitForURL('**q=HASARD**');
    await page.getByText(said('1 article trouvé')).waitFor();
    await page.getByRole('link', { name: said('7 059 regards', 'part') }).click();
    await page.waitForURL('**/blog/seven-thousand-looks-at-chance');
    await page.getByRole('heading', { level: 1, name: said('le hasard', 'part') }).waitFor();
    const call = page.getByRole('link', { name: said('Source 2') });
    await call.click();
    await page.waitForURL('**#source-2');
  });
}

journey('a search without an answer says so, and leads back', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.goto('/blog?q=zebra+crossing&page=4');
  await page.getByText(said('No articles match your search')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: said('All articles') })
    .click();
  await page.waitForURL('**/blog');
  await expect.poll(() => page.locator(articles).count()).toBe(6);
});

journey('an address that names no article or subject leads home', async () => {
  const page = await stage.visit();
  for (const path of ['/blog/never-was', '/blog/category/cooking']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

journey('each language has its feed, and the head of the blog names it', async () => {
  const page = await stage.visit();
  await page.goto('/blog');
  const feed = page.locator('link[type="application/atom+xml"]');
  expect(await feed.getAttribute('href')).toBe('/blog/feed.xml?lang=fr');
  for (const [language, words] of [
    ['fr', 'Se souvenir davantage'],
    ['en', 'How to remember more'],
  ] as const) {
    const response = await page.request.get(`/blog/feed.xml?lang=${language}`);
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    const read = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const count = document.querySelectorAll('entry').length;
        return { count, fault: document.querySelector('parsererror')?.textContent ?? null };
      },
      await response.text(),
    );
    expect(read).toEqual({ count: 9, fault: null });
    expect(await response.text()).toContain(words);
  }
});

journey('an article tells machines what it is', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.goto(post);
  const nodes: { '@type': string; headline?: string; image?: string }[] = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]',
  );
  expect(nodes.map((node) => node['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(nodes[0]?.headline).toBe('How to remember more of your dreams');
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(nodes[0]?.image).toBe(image);
  const preview = await page.request.get(new URL(image ?? '').pathname);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
});

journey('the blog fits the narrowest phone', async () => {
  const page = await stage.visit({ width: 320 });
  for (const path of ['/blog', post]) {
    await page.goto(path);
    expect(await overflowOf(page), path).toBe(0);
  }
});

journey('an article is reached and left by keyboard', async () => {
  const page = await stage.visit({ language: 'en' });
  await page.goto('/blog');
  await page.getByRole('link', { name: said('How to remember more of your dreams') }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${post}`);
  await page.getByRole('link', { name: said('Why the morning takes them away') }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**#why-the-morning-takes-them-away');
});
