import { afterAll, afterEach, expect } from 'vitest';
import { faultsOf } from '#axe.ts';
import { openPhone, type Phone } from '#night-device.ts';
import { enter, says, speak, tap, untilKept, untilOnServer } from '#night-steps.ts';
import { settle, someone } from '#people.ts';
import { journey, openStage } from '#stage.ts';
import { openModelServer, tinySays } from '#tiny-whisper.ts';
import { said } from '#words.ts';

let models: Awaited<ReturnType<typeof openModelServer>>;
const phones: Phone[] = [];

const stage = openStage(async () => {
  models = await openModelServer();
  return {
    REVERIE_SPEECH_BROWSER_MODEL_URL: models.url,
    REVERIE_SPEECH_BROWSER_MODEL_NAME: 'Petit',
  };
});
afterAll(() => models?.close());
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

journey(
  'a model writes a recording down on the device: fetched once, and kept without a network',
  async () => {
    const phone = await openPhone({ origin: stage.server.origin });
    phones.push(phone);
    const person = someone();
    const { api } = await settle(stage.server, person);
    await enter(phone, person);
    const { page } = phone;
    await speak(phone);
    await untilKept(phone, 5);
    await tap(phone);
    await says(phone, 'C’est gardé');
    const [recording] = await untilOnServer(api);
    const id = recording?.id ?? '';

    // Nothing of it is fetched before it is asked for.
    const engines: string[] = [];
    page.on('request', (request) => {
      if (/ort-wasm|\/tiny\//.test(request.url())) engines.push(request.url());
    });
    await page.goto(`${stage.server.origin}/dreams/new?audioId=${id}`);
    await says(
      phone,
      'Petit peut écrire cet enregistrement sur cet appareil : le son n’en sort pas.',
    );
    expect(engines).toEqual([]);
    expect(models.asked()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: said('Télécharger le modèle') }).click();
    await says(phone, 'Petit est sur cet appareil');
    expect(models.asked()).toBe(5);
    expect(await faultsOf(page)).toEqual([]);

    // It is kept: once more, with nobody to fetch it from.
    await page.reload();
    await says(phone, 'Petit est sur cet appareil');
    await page.getByRole('button', { name: said('Écrire sur cet appareil') }).click();
    await expect
      .poll(
        async () => (await api.recordings.get({ id })).words.map(({ text }) => text).join(' '),
        {
          timeout: 30_000,
        },
      )
      .toBe(tinySays);
    expect(models.asked()).toBe(5);
    const { words, transcription } = await api.recordings.get({ id });
    expect(transcription).toMatchObject({ status: 'done', source: 'model', language: 'fr' });
    expect(words[0]?.start).toBe(0);
    expect(words[1]?.end).toBeCloseTo(1, 5);
    expect(words.at(-1)?.end).toBe(3);
    await page.getByRole('button', { name: 'cuisine' }).waitFor();
    await page
      .getByRole('button', {
        name: said('Les mots sont arrivés. Remplir le formulaire avec ce qui est proposé'),
      })
      .click();
    const field = page.getByLabel(said('Votre rêve'), { exact: true });
    await expect.poll(() => field.inputValue()).toBe('La cuisine de ma mère flotte.');

    await page.getByRole('button', { name: said('Effacer le modèle d’ici') }).click();
    await page.getByRole('button', { name: said('Télécharger le modèle') }).waitFor();
  },
);
