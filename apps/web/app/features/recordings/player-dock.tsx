import { Pause, Play, Repeat, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { clockOf } from '#features/recordings/rules.ts';
import type { Player } from '#features/recordings/use-player.ts';
import { useMessages } from '#language/messages.tsx';

/** The player within reach of who types along, wherever on the page that is. */
export function PlayerDock({ player }: { player: Player }) {
  const t = useMessages('recordings');
  const isAway = useIsAway(player);
  if (!isAway) return null;
  const { isPlaying, isLooping, at, seconds } = player;
  return (
    <section className="player-dock" aria-label={t.dock}>
      <button type="button" aria-label={t.back} onClick={player.back}>
        <Undo2 aria-hidden="true" />
      </button>
      <button type="button" aria-label={isPlaying ? t.pause : t.play} onClick={player.toggle}>
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        aria-label={t.loop}
        aria-pressed={isLooping}
        onClick={player.toggleLoop}
      >
        <Repeat aria-hidden="true" />
      </button>
      <span className="text-small tabular-nums">{`${clockOf(at)} / ${clockOf(seconds)}`}</span>
    </section>
  );
}

/** Whether the player itself is out of sight. */
function useIsAway({ bar }: Player): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const seen = bar.current;
    if (!seen) return;
    const watcher = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    watcher.observe(seen);
    return () => watcher.disconnect();
  }, [bar]);
  return isAway;
}
