import type { Recording } from '@reverie/contract/recordings';
import { Download, Pause, Play, Repeat, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PlayerDock } from '#features/recordings/player-dock.tsx';
import styles from '#features/recordings/recordings.css?url';
import { clockOf } from '#features/recordings/rules.ts';
import { SpokenWords } from '#features/recordings/spoken-words.tsx';
import { usePlayer } from '#features/recordings/use-player.ts';
import { Waveform } from '#features/recordings/waveform.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

type PlayerProps = {
  recording: Recording;
  /** Whether keys that hands and feet reach while typing play it too. */
  hasKeys?: boolean;
};

/** A recording to be heard, seen and followed. Without scripts it is what browsers play by themselves. */
export function RecordingPlayer({ recording, hasKeys = false }: PlayerProps) {
  const t = useMessages('recordings');
  const { number } = useFormats();
  const player = usePlayer(recording);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  usePlayingKeys(hasKeys ? player : null);
  const { url, words, marks, transcription, isUnreadable } = recording;
  const { isPlaying, at, seconds, rate, skips, isLooping } = player;
  const text = words.length > 0 && (
    <SpokenWords
      words={words}
      language={transcription.language}
      player={url ? player : null}
      isAwake={isAwake}
    />
  );
  if (isUnreadable) return <p className="mt-2 text-ui text-danger">{t.unreadable}</p>;
  if (!url) {
    return (
      <>
        <link rel="stylesheet" href={styles} precedence="default" />
        <p className="mt-2 text-ui text-ink-soft">{t.silent}</p>
        {text}
      </>
    );
  }
  return (
    <div className="player">
      <link rel="stylesheet" href={styles} precedence="default" />
      {recording.isKeyword && <p className="text-ui text-ink-soft">{t.keyword}</p>}
      <audio ref={player.audio} src={url} controls preload="none" {...player.events} />
      {hasKeys && <PlayerDock player={player} />}
      <div ref={player.bar} className="player-bar needs-scripts">
        <button
          type="button"
          className="player-button"
          aria-label={isPlaying ? t.pause : t.play}
          aria-keyshortcuts={hasKeys ? 'F8' : undefined}
          onClick={player.toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <p className="text-ui">
          <b className="font-medium tabular-nums">{clockOf(at)}</b>
          <span className="text-ink-soft tabular-nums">{` / ${clockOf(seconds)}`}</span>
        </p>
        <span className="player-choices">
          {hasKeys && (
            <>
              <Button variant="quiet" aria-keyshortcuts="F7" onClick={player.back}>
                <Undo2 aria-hidden="true" />
                {t.back}
              </Button>
              <Button
                variant="quiet"
                aria-pressed={isLooping}
                aria-keyshortcuts="F9"
                onClick={player.toggleLoop}
              >
                <Repeat aria-hidden="true" />
                {t.loop}
              </Button>
            </>
          )}
          <label className="player-check">
            <input
              type="checkbox"
              checked={skips}
              onChange={(event) => player.setSkips(event.target.checked)}
            />
            {t.skip}
          </label>
          <span className="player-rate">
            <select
              aria-label={t.rate}
              value={rate}
              onChange={(event) => player.setRate(Number(event.target.value))}
            >
              {rates.map((one) => (
                <option key={one} value={one}>{`${number(one)}\u00a0×`}</option>
              ))}
            </select>
          </span>
          <a href={url} download={`reverie-${recording.recordedAt.slice(0, 10)}`} className="lead">
            <Download aria-hidden="true" />
            {t.download}
          </a>
        </span>
      </div>
      <div className="needs-scripts">
        <Waveform player={player} marks={marks} />
        {marks.length > 0 && (
          <ul className="player-marks" aria-label={t.marks}>
            {marks.map((mark) => (
              <li key={`${mark.at} ${mark.text}`}>
                <button
                  type="button"
                  className="lead"
                  onClick={() => void player.playFrom(mark.at)}
                >
                  {mark.text ?? clockOf(mark.at)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {hasKeys && <p className="mt-2 text-small text-ink-faint">{t.keys}</p>}
      </div>
      {text}
    </div>
  );
}

/** Keys that a foot switch can send as well: they play while both hands type. */
function usePlayingKeys(player: ReturnType<typeof usePlayer> | null) {
  const does = player && { F7: player.back, F8: player.toggle, F9: player.toggleLoop };
  useEffect(() => {
    if (!does) return;
    const hear = (event: KeyboardEvent) => {
      const work = Object.entries(does).find(([key]) => key === event.key)?.[1];
      if (!work || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      work();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
}
