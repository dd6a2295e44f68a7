import { moonAt } from '#ambience/moon.ts';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';

/** A night by its two days and its true moon; by daylight, the day. */
export function NightLine({ at }: { at: string }) {
  const t = useMessages('ambience');
  const { night, date } = useFormats();
  const days = night(at);
  return (
    <span className="inline-flex items-center gap-2.5">
      <MoonDisc at={at} size={14} />
      <span>
        {days ? t.night(days.from, days.to) : date(at)}, {t.moons[moonAt(at).phase]}
      </span>
    </span>
  );
}
