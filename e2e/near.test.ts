import { expect } from 'vitest';
import { faultsOf, overflowOf } from '#axe.ts';
import { enter, settle, signIn, someone } from '#people.ts';
import { aServerOfItsOwn, journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage(aServerOfItsOwn);

journey(
  'a stranger goes from a public dream to one that is like it, by what the two share',
  async () => {
    const [one, other] = [someone('ada'), someone('eve')];
    const { api: ada } = await settle(stage.server, one);
    const { api: eve } = await settle(stage.server, other);
    const flood = 'La mer monte dans la maison. J’ai peur.';
    const wave = 'Une vague entre dans la maison, la mer est noire. J’ai peur.';
    const { id } = await ada.dreams.create({ content: flood });
    const near = await eve.dreams.create({ content: wave });
    await ada.dreams.create({ content: 'La mer est dans ma chambre.', visibility: 'private' });
    const found = async () => (await eve.patterns.similar({ id })).dreams.length;
    await expect.poll(found, { timeout: 60_000 }).toBe(1);
    const painted = async () => (await ada.dreams.get({ id })).imageStatus;
    await expect.poll(painted, { timeout: 60_000 }).toBe('done');

    const page = await stage.visit();
    await page.goto(`/dreams/${id}`);
    const beside = page.getByRole('region', { name: said('Rêves voisins') });
    await beside.waitFor();
    expect(await beside.getByRole('listitem').count()).toBe(1);
    await beside.getByText(said('mer (mer)', 'part')).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(await page.getByText(said('Vos rêves qui lui ressemblent')).count()).toBe(0);
    await beside.getByRole('link').click();
    await page.waitForURL(`**/dreams/${near.id}`);
    await page.getByRole('region', { name: said('Rêves voisins') }).waitFor();
    // Its picture has come and nothing moves: what is withdrawn next is asked for by nobody.
    const picture = beside.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const hasCome = () => picture.evaluate((image: HTMLImageElement) => image.complete);
    await expect.poll(hasCome).toBe(true);
    const isStill = () => document.getAnimations().every((one) => one.playState !== 'running');
    await expect.poll(() => page.evaluate(isStill)).toBe(true);

    // Withdrawn, it is nobody's neighbour any more.
    await ada.dreams.update({ id, visibility: 'private' });
    await page.reload();
    await page.getByText(said('Une vague entre dans la maison', 'part')).first().waitFor();
    expect(await page.getByText(said('Rêves voisins')).count()).toBe(0);

    // Its dreamer alone is told what it is like.
    const own = await stage.visit();
    await signIn(own, one);
    await own.goto(`/dreams/${id}`);
    await own.getByRole('region', { name: said('Rêves voisins') }).waitFor();
    await own.getByRole('heading', { name: said('Vos rêves qui lui ressemblent') }).waitFor();
  },
);

journey(
  'who asked for first lines meets a neighbour by its first, and a warned one hangs for nobody',
  async () => {
    const { api: ada } = await settle(stage.server, someone('ada'));
    const { api: eve } = await settle(stage.server, someone('eve'));
    const reader = someone('lea');
    const { api: lea } = await settle(stage.server, reader);
    const told = 'Un train entre dans la forêt et un chien noir court après lui sur le pont';
    const { id } = await ada.dreams.create({ content: `${told}.` });
    const near = await eve.dreams.create({ content: `${told}, puis une baleine parle.` });
    const grave = await eve.dreams.create({
      content: `${told}, et une lame tombe.`,
      warnings: ['violence'],
    });
    const status = async () => (await eve.dreams.get({ id: near.id })).imageStatus;
    await expect.poll(status, { timeout: 120_000 }).toBe('done');
    const found = async () => (await lea.patterns.similar({ id })).dreams[0]?.dream.id;
    await expect.poll(found, { timeout: 60_000 }).toBe(near.id);
    // It was read, and would be among them but for its warning.
    const read = async () => (await eve.dreams.get({ id: grave.id })).analysisStatus;
    await expect.poll(read, { timeout: 60_000 }).toBe('done');

    const page = await stage.visit({ width: 390 });
    await enter(page, reader);
    const beside = page.getByRole('region', { name: said('Rêves voisins') });
    const open = async () => {
      await page.goto(`/dreams/${id}`);
      await beside.waitFor();
      expect(await beside.innerText()).toContain('Un train entre dans la forêt');
      expect(await beside.innerText()).not.toContain('lame');
      expect(await faultsOf(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    };
    await open();
    const nearest = beside.getByRole('listitem').first();
    expect(await nearest.getByRole('img').count()).toBe(1);
    expect(await nearest.innerText()).toContain('baleine');
    await lea.accounts.updateProfile({ preferences: { firstLines: true } });
    await open();
    expect(await beside.getByRole('img').count()).toBe(0);
    expect(await beside.innerText()).not.toContain('baleine');
  },
  240_000,
);
