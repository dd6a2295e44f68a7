import type { Place, Sky } from '@reverie/contract/weather';
import { skyMinutes } from '@reverie/contract/weather.rules';
import { onAmbience, readAmbience, wearReport } from '#ambience/sky/store.ts';
import { readPlace } from '#ambience/weather/place.ts';
import { backgroundApi } from '#api/browser.ts';
import { codeOf } from '#api/refusal.ts';
import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';
import type { PreferenceKey } from '#keeping/kept.ts';

const placeKey = 'weatherPlace' satisfies PreferenceKey;
const minute = 60_000;
/** Milliseconds after which it is tried again where the last try told nothing new. */
const retry = 2 * minute;

export type Followed = Readonly<{
  /** The reader's city; null while none is chosen. */
  place: Place | null;
  /** `unknown`: its weather is known to nobody. `away`: nobody answers. */
  state: 'coming' | 'told' | 'unknown' | 'away';
  sky: Sky | null;
}>;

let current: Followed | undefined;
let dueAt = 0;
let asking: AbortController | undefined;
const listeners = new Set<() => void>();

/** The city and what is known of its sky. The first reader takes up the one that was kept. */
export function readFollowed(): Followed {
  if (current) return current;
  current = of(readPlace(recallItem(placeKey)));
  addEventListener('storage', takeUp);
  document.addEventListener('visibilitychange', look);
  // The ambience stirs once a minute, and whenever the sky is taken in hand or given back.
  onAmbience(look);
  look();
  return current;
}

/** Follows the city that was kept, if any. */
export function follow(): void {
  readFollowed();
}

/** Calls back on every change; answers how to stop it. */
export function onFollowed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function choosePlace(place: Place): void {
  keepItem(placeKey, JSON.stringify(place));
  begin(place);
}

export function forgetPlace(): void {
  forgetItem(placeKey);
  begin(null);
}

/** Another tab of this reader chose a city, or forgot it. */
function takeUp({ key }: StorageEvent) {
  if (key === placeKey || key === null) begin(readPlace(recallItem(placeKey)));
}

function begin(place: Place | null): void {
  readFollowed();
  asking?.abort();
  asking = undefined;
  dueAt = 0;
  tell(of(place));
  look();
}

function of(place: Place | null): Followed {
  return { place, state: 'coming', sky: null };
}

/** Asks where it is time to: never for a page nobody sees, nor for a sky that is in hand. */
function look(): void {
  const place = current?.place;
  if (!place || asking || document.hidden || readAmbience().isManual) return;
  // Looked at once a minute, it is early by half of one rather than late by a whole.
  if (Date.now() + minute / 2 < dueAt) return;
  void ask(place);
}

async function ask(place: Place): Promise<void> {
  const own = new AbortController();
  const { signal } = own;
  asking = own;
  const { latitude, longitude } = place;
  let next: Followed;
  let isSettled = true;
  try {
    const sky = await backgroundApi().weather.sky({ latitude, longitude }, { signal });
    next = { place, state: 'told', sky };
    isSettled = !sky.isLastKnown;
  } catch (error) {
    const code = codeOf(error);
    next = { place, state: code === 'place_unknown' ? 'unknown' : 'away', sky: null };
    // A server that asks nobody any more will not do so in two minutes either.
    isSettled = code === 'place_unknown' || code === 'weather_off';
  }
  // Another city was chosen meanwhile.
  if (signal.aborted) return;
  asking = undefined;
  dueAt = Date.now() + (isSettled ? skyMinutes * minute : retry);
  tell(next);
}

function tell(next: Followed): void {
  current = next;
  wearReport(next.sky);
  for (const listener of listeners) listener();
}
