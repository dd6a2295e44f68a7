import type { Place } from '@reverie/contract/weather';
import { placeNameLimits } from '@reverie/contract/weather.rules';
import { useEffect, useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { codeOf } from '#api/refusal.ts';
import { useLanguage } from '#language/messages.tsx';

export type Places = {
  /** `coming`: what is shown still answers the name before. `crowded`: too much was asked. */
  state: 'idle' | 'coming' | 'there' | 'away' | 'crowded';
  found: readonly Place[];
};

const nothing: Places = { state: 'idle', found: [] };
/** Milliseconds without a key after which a name counts as typed: each one leaves the device. */
const pause = 300;

/** The places of the name that is typed. A name that is typed over is no longer asked for. */
export function usePlaces(typed: string): Places {
  const language = useLanguage();
  const [places, setPlaces] = useState(nothing);
  const name = typed.trim();

  useEffect(() => {
    if (name.length < placeNameLimits.min) return setPlaces(nothing);
    const abort = new AbortController();
    const { signal } = abort;
    setPlaces(({ found }) => ({ state: 'coming', found }));
    const timer = setTimeout(async () => {
      try {
        const { places } = await browserApi().weather.places({ name, language }, { signal });
        if (!signal.aborted) setPlaces({ state: 'there', found: places });
      } catch (error) {
        if (signal.aborted) return;
        setPlaces({ state: codeOf(error) === 'rate_limited' ? 'crowded' : 'away', found: [] });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, language]);

  return places;
}
