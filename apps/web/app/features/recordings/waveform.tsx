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
  const heard = Math.round(share * drawn.length);
  const place = (moment: number) => `${seconds > 0 ? (100 * moment) / seconds : 0}%`;
  return (
    <div className="wave">
      <svg aria-hidden="true" className="wave-picture">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${bars * 4} 100`}
          preserveAspectRatio="none"
          width="100%"
          height="72"
        >
          <path d={pathOf(drawn, heard, drawn.length)} />
          <path className="wave-played" d={pathOf(drawn, 0, heard)} />
        </svg>
        {marks.map((mark) => (
          <Line key={`${mark.at} ${mark.text}`} look="wave-mark" at={place(mark.at)} />
        ))}
        {silences.map(({ from, to }) => (
          <g key={from} className="wave-silence">
            <line x1={place(from)} x2={place(to)} y1="78" y2="78" />
            {(to - from) / seconds > room && (
              <text x={place((from + to) / 2)} y="94">
                {t.seconds(number(Math.round((to - from) * 10) / 10))}
              </text>
            )}
          </g>
        ))}
        <Line look="wave-at" at={place(at)} />
      </svg>
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
    </div>
  );
}

function Line({ look, at }: { look: string; at: string }) {
  return <line className={look} x1={at} x2={at} y1="0" y2="72" />;
}

/** The bars from one up to and without another; a still line where nothing is drawn yet. */
function pathOf(heights: readonly number[], from: number, to: number): string {
  if (heights.length === 0) return to === 0 && from === 0 ? `M0 50H${bars * 4}` : '';
  const step = (bars * 4) / heights.length;
  return heights
    .map((height, at) => {
      const half = Math.max(1, height * 46);
      return `M${((at + 0.5) * step).toFixed(1)} ${(50 - half).toFixed(1)}V${(50 + half).toFixed(1)}`;
    })
    .slice(from, to)
    .join('');
}
