import type { ReactNode } from 'react';
import { MoonDisc } from '#ambience/moon-disc.tsx';
import { later } from '#ui/later.ts';

type SceneProps = {
  /** The hour of the night it is there. */
  hour: string;
  /** When the page was asked for. */
  now: string;
  className?: string;
  children: ReactNode;
};

/** One of the five scenes of a night: its hour on the line at the side, under the moon of tonight. */
export function Scene({ hour, now, className = '', children }: SceneProps) {
  return (
    <section className={`scene ${className}`} {...later}>
      <Hour now={now}>{hour}</Hour>
      <div className="measure">{children}</div>
    </section>
  );
}

export function Hour({ now, children }: { now: string; children: string }) {
  return (
    <p className="scene-hour">
      <span className="scene-moon">
        <MoonDisc at={now} size={18} />
      </span>
      {children}
    </p>
  );
}
