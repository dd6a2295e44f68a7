import type { Place } from '@reverie/contract/weather';
import { placeNameLimits } from '@reverie/contract/weather.rules';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { whereabouts } from '#ambience/weather/place.ts';
import { type Places, usePlaces } from '#ambience/weather/use-places.ts';
import { useWords } from '#ambience/weather/words.ts';
import { useCombobox } from '#ui/use-combobox.ts';

type CitySearchProps = {
  /** Who is asked, by name. */
  provider: string;
  isDisabled: boolean;
  /** Whether focus goes to the field at once. */
  takesFocus: boolean;
  /** Escape, where no list is open; undefined leaves it to the panel around it. */
  onCancel: (() => void) | undefined;
  onChoose: (place: Place) => void;
  /** Told what is to be heard. */
  onWord: (word: string) => void;
};

/**
 * A field that suggests cities: the first is chosen as soon as it is there, and Enter takes it.
 */
export function CitySearch(props: CitySearchProps) {
  const { provider, isDisabled, takesFocus, onCancel, onChoose, onWord } = props;
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isShut, setShut] = useState(false);
  const places = usePlaces(isDisabled ? '' : typed);
  const options = isShut || isDisabled ? [] : places.found;
  const box = useCombobox({
    options,
    keyOf: (place) => `${place.latitude} ${place.longitude} ${place.name}`,
    onChoose,
    hasFirst: true,
    isSettled: places.state === 'there',
  });
  const word = wordOf(places, t, provider);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => onWord(word), [onWord, word]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return box.onKeyDown(event);
    if (options.length === 0 && !onCancel) return;
    // The panel it stands in would take it for its own.
    event.preventDefault();
    if (options.length > 0) setShut(true);
    else onCancel?.();
  }

  return (
    <>
      <input
        ref={field}
        className="input"
        {...box.field}
        aria-label={t.search}
        aria-describedby={`${id}-hint`}
        placeholder={t.search}
        value={typed}
        maxLength={placeNameLimits.max}
        disabled={isDisabled}
        onKeyDown={onKeyDown}
        onBlur={() => setShut(true)}
        onFocus={() => setShut(false)}
        onChange={(event) => {
          setTyped(event.target.value);
          box.forget();
          setShut(false);
        }}
      />
      <div
        role="listbox"
        {...box.list}
        aria-label={t.city}
        aria-busy={places.state === 'coming'}
        className="city-list"
        hidden={options.length === 0}
      >
        {options.map((place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps focus and chooses
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes what is chosen
          <div
            key={`${place.latitude} ${place.longitude} ${place.name}`}
            role="option"
            {...box.optionOf(place)}
            className="city-option"
            // Pressed, it would take focus from the field, which shuts the list.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            <span>{place.name}</span> <small>{whereabouts(place)}</small>
          </div>
        ))}
      </div>
      {word !== '' && options.length === 0 && (
        <p aria-hidden="true" className="city-word">
          {word}
        </p>
      )}
      <p id={`${id}-hint`} className="city-hint">
        {isDisabled ? t.inHand : t.hint(provider)}
      </p>
    </>
  );
}

function wordOf(
  { state, found }: Places,
  t: ReturnType<typeof useWords>,
  provider: string,
): string {
  if (state === 'coming') return t.searching;
  if (state === 'there') return found.length > 0 ? t.found(found.length) : t.none;
  if (state === 'away') return t.away(provider);
  return state === 'crowded' ? t.crowded : '';
}
