import '#ambience/weather/city-settings.css';
import type { Place, WeatherSource } from '@reverie/contract/weather';
import { useState, useSyncExternalStore } from 'react';
import { CityChosen } from '#ambience/weather/city-chosen.tsx';
import { CitySearch } from '#ambience/weather/city-search.tsx';
import {
  choosePlace,
  type Followed,
  forgetPlace,
  onFollowed,
  readFollowed,
} from '#ambience/weather/follow.ts';
import { useWords } from '#ambience/weather/words.ts';
import { useFormats } from '#language/messages.tsx';

type CitySettingsProps = {
  source: NonNullable<WeatherSource['provider']>;
  /** Whether the reader has the sky in hand, which comes before any report. */
  isManual: boolean;
};

/** The city whose weather the automatic sky follows: looked for, shown, changed, forgotten. */
export function CitySettings({ source, isManual }: CitySettingsProps) {
  const t = useWords();
  const { time } = useFormats();
  const followed = useSyncExternalStore(onFollowed, readFollowed);
  const [isChanging, setChanging] = useState(false);
  /** Nothing takes focus before something was done here. */
  const [hasActed, setActed] = useState(false);
  const [heard, setHeard] = useState('');
  const { place } = followed;
  const { name, credit } = source;
  const word = isManual ? t.waits : wordOf(followed, { t, name, time });
  const isSearching = !place || isChanging;
  const lost = hasActed && !place ? t.forgotten : '';

  function act(isChanging: boolean, work?: () => void) {
    work?.();
    setActed(true);
    setChanging(isChanging);
  }

  return (
    <div className="settings-choice city">
      <p aria-hidden="true">{t.city}</p>
      {isSearching ? (
        <CitySearch
          provider={name}
          isDisabled={isManual}
          takesFocus={hasActed}
          onCancel={isChanging ? () => act(false) : undefined}
          onChoose={(chosen: Place) => act(false, () => choosePlace(chosen))}
          onWord={setHeard}
        />
      ) : (
        <CityChosen
          place={place}
          word={word}
          takesFocus={hasActed}
          onChange={() => act(true)}
          onForget={() => act(false, forgetPlace)}
        />
      )}
      {isChanging && (
        <button type="button" className="lead city-cancel" onClick={() => act(false)}>
          {t.cancel}
        </button>
      )}
      <p role="status" className="sr-only">
        {isSearching ? heard || lost : `${place.name}. ${word}`}
      </p>
      {(place || heard) && (
        <a href={credit.address} rel="noreferrer" className="city-credit">
          {t.data(credit.name, credit.licence)}
        </a>
      )}
    </div>
  );
}

type Said = { t: ReturnType<typeof useWords>; name: string; time: (iso: string) => string };

function wordOf({ state, sky }: Followed, { t, name, time }: Said): string {
  if (state === 'away') return t.skyAway(name);
  if (state === 'unknown') return t.skyUnknown(name);
  if (!sky) return t.coming;
  const at = time(sky.observedAt);
  return sky.isLastKnown ? t.lastKnown(name, at) : t.told(name, at);
}
