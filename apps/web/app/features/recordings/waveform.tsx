import type { RecordingMark } from '@reverie/contract/recordings.rules';
import { barsOf, clockOf } from '#features/recordings/rules.ts';
import type { Player } from '#features/recordings/use-player.ts';
import { useFormats, useMessages } from '#language/messages.tsx';

const bars = 168;
/** Of the width: what a silence needs to have its seconds written below. */
const room = 0.06;

type WaveformProps = { player: Player; marks: readonly RecordingMark[] };

/** The recording as it sounds, and where it plays: a slider in the likeness of the voice. */
export function Waveform({ player, marks }: WaveformProps) {
  const t = useMessages('recordings');
  const { number } = useFormats();
  const { peaks, silences, at, seconds, seek } = player;
  const drawn = barsOf(peaks, bars);
  const share = seconds > 0 ? Math.min(1, at / seconds) : 0;
  const place = (moment: number) => `${(100 * moment) / seconds}%`;
  return (
    <div className="wave">
      <svg aria-hidden="true" viewBox={`0 0 ${bars * 4} 100`} preserveAspectRatio="none">
        <path className="wave-rest" d={pathOf(drawn)} />
        <path
          className="wave-played"
          d={pathOf(drawn)}
          style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}
        />
      </svg>
      <span aria-hidden="true" className="wave-at" style={{ left: `${share * 100}%` }} />
      {seconds > 0 &&
        marks.map((mark) => (
          <span
            key={`${mark.at} ${mark.text}`}
            aria-hidden="true"
            className="wave-mark"
            style={{ left: place(mark.at) }}
          />
        ))}
      <input
        type="range"
        min={0}
        max={Math.max(seconds, 0.1)}
        step={0.1}
        value={at}
        onChange={(event) => void seek(Number(event.target.value))}
        aria-label={t.position}
        aria-valuetext={t.positionOf(clockOf(at), clockOf(seconds))}
      />
      <p aria-hidden="true" className="wave-silences">
        {silences.map(({ from, to }) => (
          <span key={from} style={{ left: place(from), width: place(to - from) }}>
            {(to - from) / seconds > room && t.seconds(number(Math.round((to - from) * 10) / 10))}
          </span>
        ))}
      </p>
    </div>
  );
}

function pathOf(heights: readonly number[]): string {
  const step = (bars * 4) / Math.max(1, heights.length);
  if (heights.length === 0) return `M0 50H${bars * 4}`;
  return heights
    .map((height, at) => {
      const half = Math.max(1, height * 46);
      return `M${((at + 0.5) * step).toFixed(1)} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .join('');
}
