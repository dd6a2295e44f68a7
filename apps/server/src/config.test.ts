import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { configVariables, loadConfig } from '#config.ts';

const example = join(import.meta.dirname, '../../../.env.example');

/** `NAME=value` lines, as a shell reads them. */
async function readExample(): Promise<Record<string, string>> {
  const lines = (await readFile(example, 'utf8')).split('\n');
  const pairs = lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split('=', 2));
  return Object.fromEntries(pairs);
}

test('the example names every variable there is, and no other', async () => {
  expect(Object.keys(await readExample()).sort()).toEqual([...configVariables].sort());
});

test('the example says what applies where nothing is set', async () => {
  expect(loadConfig(await readExample())).toEqual(loadConfig({}));
});

test('nothing needs to be set', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    dataFolder: resolve('data'),
    databaseUrl: undefined,
  });
});

test('a variable left empty counts as not set', () => {
  expect(loadConfig({ DATABASE_URL: '', PORT: ' ' })).toEqual(loadConfig({}));
});

test('what makes no sense is named, and its value is not repeated', () => {
  const load = () => loadConfig({ PORT: '70000', DATABASE_URL: 'mysql://secret@host/db' });
  expect(load).toThrow(/PORT/);
  expect(load).toThrow(/DATABASE_URL/);
  expect(load).not.toThrow(/secret/);
});

test('the source code is linked to where it is said to be, and nowhere unless it is said', () => {
  const source = 'https://code.example/reverie';
  expect(loadConfig({ REVERIE_SOURCE_URL: source }).sourceUrl).toBe(source);
  expect(loadConfig({ REVERIE_SOURCE_URL: '' }).sourceUrl).toBeUndefined();
  expect(() => loadConfig({ REVERIE_SOURCE_URL: 'javascript:alert(1)' })).toThrow(
    /REVERIE_SOURCE_URL/,
  );
});

test('an origin is kept without a path', () => {
  expect(loadConfig({ REVERIE_ORIGIN: 'https://dreams.example/' }).origin).toBe(
    'https://dreams.example',
  );
});

const url = 'https://api.example.org/v1';

test('no model is asked unless one is named, and it is known by its host or by its name', () => {
  expect(loadConfig({}).analysisModel).toBeUndefined();
  const model = { REVERIE_ANALYSIS_URL: url, REVERIE_ANALYSIS_MODEL: 'a-model' };
  expect(loadConfig(model).analysisModel).toEqual({
    url,
    model: 'a-model',
    key: undefined,
    provider: 'api.example.org',
    timeout: 45_000,
  });
  const named = { ...model, REVERIE_ANALYSIS_PROVIDER: 'Example', REVERIE_ANALYSIS_SECONDS: '9' };
  expect(loadConfig(named).analysisModel).toMatchObject({ provider: 'Example', timeout: 9_000 });
  expect(() => loadConfig({ REVERIE_ANALYSIS_URL: url })).toThrow(/REVERIE_ANALYSIS_MODEL/);
  expect(() => loadConfig({ REVERIE_ANALYSIS_SECONDS: '56' })).toThrow(/REVERIE_ANALYSIS_SECONDS/);
});

test('dreams go unencrypted to no machine but the operator’s own', () => {
  const load = (REVERIE_ANALYSIS_URL: string) => () =>
    loadConfig({ REVERIE_ANALYSIS_URL, REVERIE_ANALYSIS_MODEL: 'a-model' });
  for (const near of ['localhost:11434', '127.0.0.1:1', '[::1]:1', 'ollama:11434', '10.0.0.2']) {
    expect(load(`http://${near}/v1`), near).not.toThrow();
  }
  for (const far of [
    'api.example.org',
    '8.8.8.8',
    '172.32.0.1',
    '10.example.org',
    '[2001:db8::1]',
  ]) {
    expect(load(`http://${far}/v1`), far).toThrow(/REVERIE_ANALYSIS_URL/);
  }
  expect(load('https://name:secret@api.example.org/v1')).toThrow(/REVERIE_ANALYSIS_URL/);
});

test('social links are addresses between commas, and none unless set', () => {
  const load = (REVERIE_SOCIAL_LINKS: string) => loadConfig({ REVERIE_SOCIAL_LINKS }).socialLinks;
  expect(load('')).toEqual([]);
  expect(load(' https://example.social/@reverie , ,https://example.org')).toEqual([
    'https://example.social/@reverie',
    'https://example.org',
  ]);
  expect(() => load('javascript:alert(1)')).toThrow(/REVERIE_SOCIAL_LINKS/);
});

test('a slow machine may paint smaller, within what pages can show', () => {
  expect(loadConfig({}).paintingSide).toBeUndefined();
  expect(loadConfig({ REVERIE_PAINTING_SIDE: '256' }).paintingSide).toBe(256);
  for (const side of ['63', '2048', 'large'])
    expect(() => loadConfig({ REVERIE_PAINTING_SIDE: side })).toThrow(/REVERIE_PAINTING_SIDE/);
});

test('a remote image model needs its address, and ComfyUI its checkpoint', () => {
  expect(loadConfig({ REVERIE_IMAGES_URL: 'http://localhost:7860' }).remoteImages).toBeUndefined();
  expect(() => loadConfig({ REVERIE_IMAGES: 'openai' })).toThrow(/REVERIE_IMAGES_URL/);
  const comfy = { REVERIE_IMAGES: 'comfyui', REVERIE_IMAGES_URL: 'http://localhost:8188' };
  expect(() => loadConfig(comfy)).toThrow(/REVERIE_IMAGES_MODEL/);
  expect(loadConfig({ ...comfy, REVERIE_IMAGES_MODEL: 'dreamy.safetensors' }).remoteImages).toEqual(
    {
      kind: 'comfyui',
      url: 'http://localhost:8188',
      model: 'dreamy.safetensors',
      key: undefined,
      provider: 'localhost:8188',
      timeout: 120_000,
    },
  );
});

test('nobody is asked about the weather unless somebody is named', () => {
  expect(loadConfig({}).weather).toBeUndefined();
  expect(loadConfig({ REVERIE_WEATHER_URL: 'https://meteo.example.org' }).weather).toBeUndefined();
  expect(loadConfig({ REVERIE_WEATHER: 'open-meteo' }).weather).toEqual({
    kind: 'open-meteo',
    url: undefined,
    geocodingUrl: undefined,
    key: undefined,
    provider: undefined,
  });
  const own = {
    REVERIE_WEATHER: 'open-meteo',
    REVERIE_WEATHER_URL: 'http://meteo:8080',
    REVERIE_WEATHER_GEOCODING_URL: 'https://names.example.org/',
    REVERIE_WEATHER_KEY: 'a-key',
    REVERIE_WEATHER_PROVIDER: 'Example',
  };
  expect(loadConfig(own).weather).toMatchObject({
    url: 'http://meteo:8080',
    geocodingUrl: 'https://names.example.org/',
    key: 'a-key',
    provider: 'Example',
  });
  expect(() => loadConfig({ REVERIE_WEATHER: 'a-frog' })).toThrow(/REVERIE_WEATHER/);
  for (const name of ['REVERIE_WEATHER_URL', 'REVERIE_WEATHER_GEOCODING_URL']) {
    const load = () => loadConfig({ ...own, [name]: 'http://meteo.example.org' });
    expect(load).toThrow(new RegExp(name));
  }
});

test('the configuration cannot be changed', () => {
  expect(Object.isFrozen(loadConfig({}))).toBe(true);
});

test('proxies are named by address or range, limits by name and number', () => {
  const found = loadConfig({
    REVERIE_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    REVERIE_LIMITS: 'registrations=200, wrongPasswords=8',
  });
  expect(found.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
  expect(found.chosenLimits).toEqual({ registrations: 200, wrongPasswords: 8 });
  expect(() => loadConfig({ REVERIE_TRUSTED_PROXIES: '*' })).toThrow(/REVERIE_TRUSTED_PROXIES/);
  for (const wrong of ['dreams', 'dreams=0', 'dreams=-1', 'nights=3', 'dreams=many']) {
    expect(() => loadConfig({ REVERIE_LIMITS: wrong }), wrong).toThrow(/REVERIE_LIMITS/);
  }
});
