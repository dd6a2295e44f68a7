import type { Sealed } from '#keeping/device/database.ts';

const algorithm = 'AES-GCM';

/** No script reads it out, ours included: it seals and opens where it is. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `place` says what is sealed: in the place of something else it does not open. */
export async function seal(
  key: CryptoKey,
  place: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt(parametersOf(iv, place), key, bytes) };
}

/** Rejects where the key or the place is another, or a bit has changed. */
export function open(key: CryptoKey, place: string, sealed: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt(parametersOf(sealed.iv, place), key, sealed.bytes);
}

export function sealWords(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  return seal(key, place, new TextEncoder().encode(JSON.stringify(value)));
}

export async function openWords(key: CryptoKey, place: string, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await open(key, place, sealed)));
}

function parametersOf(iv: Uint8Array<ArrayBuffer>, place: string) {
  return { name: algorithm, iv, additionalData: new TextEncoder().encode(place) };
}
