import { MoonDisc } from '#ambience/moon-disc.tsx';
import { useWords } from '#ambience/settings/words.ts';

type HourSliderProps = {
  /** 0 to 23. */
  hour: number;
  /** Moment and weather, in words. */
  now: string;
  onChange: (hour: number) => void;
};

/** Where one moment gives way to the next. */
const marks = [0, 6, 11, 17, 21];
const last = 23;

/** A day from midnight to midnight: the slider's track is the sky it chooses from. */
export function HourSlider({ hour, now, onChange }: HourSliderProps) {
  const t = useWords();
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <output className="font-display text-[2.75rem] leading-none">{t.hourIs(hour)}</output>
        <span className="flex items-center gap-2 text-small text-ink-soft">
          <MoonDisc at={new Date().toISOString()} />
          {now}
        </span>
      </div>
      <input
        type="range"
        className="hour-slider"
        min={0}
        max={last}
        value={hour}
        aria-label={t.hour}
        aria-valuetext={`${t.hourIs(hour)}, ${now}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className="hour-marks" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${(100 * mark) / last}%` }}>
            {t.hourIs(mark)}
          </span>
        ))}
      </div>
    </div>
  );
}
