import { type ReactNode, useEffect, useState } from 'react';
import { NightScene, type SceneName } from '#ambience/night-scene.tsx';

type PaintedStateProps = {
  scene: SceneName;
  title: string;
  text?: string | undefined;
  /** 1 where it is the whole page, 2 where the page has a name of its own. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** A page that has nothing to show: a night with its true moon, why, and what can be done. */
export function PaintedState({ scene, title, text, level = 2, children }: PaintedStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="painted-state">
      <NightScene name={scene} at={useThisHour()} />
      <div className="painted-state-words">
        <Heading className="font-display text-title">{title}</Heading>
        {text && <p className="text-lead text-ink-soft">{text}</p>}
        {children && <div className="mt-2 flex flex-wrap items-center gap-4">{children}</div>}
      </div>
    </div>
  );
}

/** A moon does not move within an hour: what a server wrote is what the browser finds. */
export function useThisHour(): string {
  const [hour, setHour] = useState(thisHour);
  // A page that was kept on the device is of another night.
  useEffect(() => setHour(thisHour()), []);
  return hour;
}

function thisHour(): string {
  return `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;
}
