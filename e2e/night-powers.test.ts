import { afterEach, expect } from 'vitest';
import { openPhone, type Phone } from '#night-device.ts';
import { countOnDevice, enter, says, speak, tap, untilKept, untilOnServer } from '#night-steps.ts';
import { settle, someone } from '#people.ts';
import { aSound } from '#sound.ts';
import { journey, openStage } from '#stage.ts';

const stage = openStage();
const phones: Phone[] = [];
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()));
});

async function dreamer() {
  const phone = await openPhone({ origin: stage.server.origin });
  phones.push(phone);
  const person = someone();
  const { api } = await settle(stage.server, person);
  await enter(phone, person);
  return { phone, api };
}

journey(
  'the hand is answered, and the screen stays awake while somebody speaks, and no longer',
  async () => {
    const { phone } = await dreamer();
    await phone.context.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(globalThis, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
      // A browser without a screen grants none: this one grants it as one with a screen does.
      navigator.wakeLock.request = async (type) => {
        felt.push(`awake ${type}`);
        const release = async () => void felt.push('asleep');
        return Object.assign(new EventTarget(), { release }) as unknown as WakeLockSentinel;
      };
    });
    const felt = () => phone.page.evaluate(() => (globalThis as unknown as { felt: unknown }).felt);
    await speak(phone);
    await expect.poll(felt).toEqual([[40], 'awake screen']);
    await untilKept(phone, 2);
    await tap(phone);
    await says(phone, 'C’est gardé');
    await expect.poll(felt).toEqual([[40], 'awake screen', [40, 60, 40], 'asleep']);
  },
);

journey(
  'a device that is full says so at once, and keeps the rest once there is room',
  async () => {
    const { phone, api } = await dreamer();
    await phone.page.goto(`${stage.server.origin}/night`);
    const session = await phone.context.newCDPSession(phone.page);
    const { origin } = stage.server;
    await speak(phone);
    await untilKept(phone, 2);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await says(phone, 'L’appareil est plein : la suite n’est plus gardée.');
    expect(await phone.page.getByRole('alert').count()).toBe(1);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await expect.poll(() => phone.page.getByRole('alert').count(), { timeout: 15_000 }).toBe(0);
    const kept = await untilKept(phone, 8);
    await tap(phone);
    await says(phone, 'C’est gardé');
    const [recording] = await untilOnServer(api);
    expect(recording?.seconds).toBeGreaterThan(kept - 1);
  },
);

journey(
  'a server without room leaves the recording on the device, which sends it once there is some',
  async () => {
    const { phone, api } = await dreamer();
    let isFull = true;
    let refused = 0;
    await phone.context.route('**/api/recordings/*', async (route) => {
      if (!isFull || route.request().method() !== 'PATCH') return route.continue();
      refused += 1;
      const body = JSON.stringify({ status: 507, code: 'storage_full' });
      await route.fulfill({ status: 507, contentType: 'application/problem+json', body });
    });
    await speak(phone);
    await untilKept(phone, 3);
    await tap(phone);
    await says(phone, 'C’est gardé');
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await phone.page.evaluate(countOnDevice)).toBe(1);
    expect((await api.recordings.list({})).recordings[0]).toMatchObject({ bytes: 0 });
    isFull = false;
    await untilOnServer(api);
    await expect.poll(() => phone.page.evaluate(countOnDevice)).toBe(0);
  },
);

journey(
  'what waits is sent by the service worker once the network is back, with no page open',
  async () => {
    const { phone, api } = await dreamer();
    await speak(phone);
    await untilKept(phone, 2);
    await phone.context.setOffline(true);
    await tap(phone);
    await says(phone, 'Il partira quand le réseau reviendra');
    expect((await api.recordings.list({})).recordings).toEqual([]);
    const session = await phone.context.newCDPSession(phone.page);
    const registration = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const found = registrations.find(({ scopeURL }) =>
          scopeURL.startsWith(stage.server.origin),
        );
        if (found) resolve(found.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registration;
    await phone.page.goto('about:blank');
    await phone.context.setOffline(false);
    await session.send('ServiceWorker.dispatchSyncEvent', {
      ...{ origin: stage.server.origin, registrationId, tag: 'reverie-device', lastChance: false },
    });
    await untilOnServer(api);
  },
);

journey('twenty minutes are kept piece by piece, and arrive whole', async () => {
  const { phone, api } = await dreamer();
  const whole = await aSound(1_199);
  // A recorder that gives its pieces a hundred times as fast; all that follows is as it is.
  await phone.context.addInitScript(
    ({ base64, count }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const size = Math.ceil(bytes.length / count);
      class Quick extends EventTarget {
        static isTypeSupported = () => true;
        state = 'inactive';
        mimeType = 'audio/webm;codecs=opus';
        #given = 0;
        start() {
          this.state = 'recording';
          const timer = setInterval(() => {
            this.#give();
            if (this.#given * size >= bytes.length) clearInterval(timer);
          }, 25);
        }
        #give() {
          const data = new Blob([bytes.slice(this.#given * size, (this.#given + 1) * size)]);
          this.#given += 1;
          Object.assign(globalThis, { given: this.#given });
          this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        }
        requestData() {}
        stop() {
          this.state = 'inactive';
          this.dispatchEvent(new Event('stop'));
        }
      }
      Object.assign(globalThis, { MediaRecorder: Quick });
    },
    { base64: Buffer.from(whole).toString('base64'), count: 480 },
  );
  const session = await phone.context.newCDPSession(phone.page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await speak(phone);
  const before = await heap();
  await expect
    .poll(() => phone.page.evaluate(() => (globalThis as unknown as { given: number }).given), {
      timeout: 60_000,
    })
    .toBe(480);
  await tap(phone);
  await says(phone, 'C’est gardé');
  // What was said is on the disk, and no longer in the page.
  const left = (await heap()) - before;
  expect(left).toBeLessThan(whole.length / 2);
  const [recording] = await untilOnServer(api);
  expect(recording).toMatchObject({ bytes: whole.length });
  expect(recording?.seconds).toBeCloseTo(1_199, 0);
});
