import { encryptFor } from '#providers/push/encryption.ts';
import type { PushCarrier, PushOutcome } from '#providers/push/port.ts';
import { authorizationFor, createPushKey } from '#providers/push/vapid.ts';

export type WebPushOptions = {
  /** Hosts that may be spoken to, `*.` for all below one; on this machine whole origins. */
  services: readonly string[];
  /** Where whoever runs a service finds us. */
  contact: string;
  /** Milliseconds after which an answer is given up. */
  timeout?: number;
};

/** Services of browsers, in the protocol of RFC 8030. */
export function createWebPush({
  services,
  contact,
  timeout = 10_000,
}: WebPushOptions): PushCarrier {
  function knows(endpoint: string): boolean {
    const url = URL.parse(endpoint);
    if (!url || url.username || url.password) return false;
    if (services.includes(url.origin)) return true;
    const isPlain = url.protocol === 'https:' && url.port === '';
    return isPlain && services.some((service) => isOf(url.hostname, service));
  }

  return {
    knows,
    isOn: services.length > 0,
    createKey: createPushKey,

    async send(device, { text, life, topic }, key, signal): Promise<PushOutcome> {
      const { endpoint } = device;
      // One that was let in under other settings is spoken to no more.
      if (!knows(endpoint)) return 'gone';
      const patience = AbortSignal.timeout(timeout);
      try {
        const { status, body } = await fetch(endpoint, {
          method: 'POST',
          redirect: 'error',
          signal: signal ? AbortSignal.any([signal, patience]) : patience,
          headers: {
            authorization: authorizationFor({ endpoint, key, contact, now: new Date() }),
            'content-encoding': 'aes128gcm',
            'content-type': 'application/octet-stream',
            ttl: String(life),
            topic,
            urgency: 'normal',
          },
          body: new Uint8Array(encryptFor(device, text)),
        });
        await body?.cancel();
        return outcomeOf(status);
      } catch {
        signal?.throwIfAborted();
        return 'later';
      }
    },
  };
}

function isOf(host: string, service: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
