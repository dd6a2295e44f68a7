import type { Place } from '@reverie/contract/weather';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { whereabouts } from '#ambience/weather/place.ts';
import { useWords } from '#ambience/weather/words.ts';

type CityChosenProps = {
  place: Place;
  /** What is to be said of its weather. */
  word: string;
  /** Whether focus goes to what can be done with it: it was just chosen. */
  takesFocus: boolean;
  onChange: () => void;
  onForget: () => void;
};

/** The city that is followed. */
export function CityChosen({ place, word, takesFocus, onChange, onForget }: CityChosenProps) {
  const t = useWords();
  const change = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <div className="city-chosen">
        <MapPin aria-hidden="true" strokeWidth={1.5} />
        <p>
          <span>{place.name}</span> <small>{whereabouts(place)}</small>
        </p>
        <span className="city-acts">
          <button ref={change} type="button" className="lead" onClick={onChange}>
            {t.change}
          </button>
          <button type="button" className="lead" onClick={onForget}>
            {t.forget}
          </button>
        </span>
      </div>
      <p aria-hidden="true" className="city-word">
        {word}
      </p>
    </>
  );
}
