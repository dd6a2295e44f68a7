import type { ReactNode } from 'react';
import { NightLine } from '#ambience/night-line.tsx';
import { NightScene } from '#ambience/night-scene.tsx';
import { Page } from '#ui/page.tsx';

type EntranceProps = {
  title: string;
  lead: string;
  /** The moment of asking, in ISO 8601: the night outside while one enters. */
  now: string;
  /** What waits behind the door: a dream that was told without a name. */
  pending?: ReactNode;
  /** The other door, where there is one. */
  aside: ReactNode;
  children: ReactNode;
};

/** The way in: a door under the moon of tonight, and the form beside it. */
export function Entrance({ title, lead, now, pending, aside, children }: EntranceProps) {
  return (
    <Page>
      <div className="entrance">
        <figure className="entrance-night">
          <NightScene name="door" at={now} />
          <figcaption className="mt-4 text-small text-ink-soft">
            <NightLine at={now} />
          </figcaption>
        </figure>
        <div className="entrance-form">
          <header>
            <h1 className="font-display text-title">{title}</h1>
            <p className="mt-3 text-lead text-ink-soft">{lead}</p>
          </header>
          {pending}
          {children}
          {aside && <p className="border-t border-line pt-5 text-ui text-ink-soft">{aside}</p>}
        </div>
      </div>
    </Page>
  );
}
