import type { ReactNode } from 'react';
import { NightLine } from '#ambience/night-line.tsx';
import { NightPicture } from '#ambience/night-picture.tsx';
import { Page } from '#ui/page.tsx';

type EntranceProps = {
  title: string;
  lead: string;
  /** The moment of asking, in ISO 8601: the night outside while one enters. */
  now: string;
  /** The other door, where there is one. */
  aside: ReactNode;
  children: ReactNode;
};

/** The way in: what is offered on the left, the form on the right; one below the other on phones. */
export function Entrance({ title, lead, now, aside, children }: EntranceProps) {
  return (
    <Page>
      <div className="grid gap-10 pt-8 md:grid-cols-2 md:gap-16 md:pt-16 lg:grid-cols-[1fr_28rem] lg:gap-24">
        <header className="max-w-md">
          <h1 className="font-display text-title">{title}</h1>
          <p className="mt-4 text-lead text-ink-soft">{lead}</p>
          <figure className="mt-12 max-md:hidden">
            <div className="print max-w-96">
              <NightPicture at={now} />
            </div>
            <figcaption className="mt-4 text-small text-ink-soft">
              <NightLine at={now} />
            </figcaption>
          </figure>
        </header>
        <div className="grid content-start gap-8">
          {children}
          {aside && <p className="border-t border-line pt-5 text-ui text-ink-soft">{aside}</p>}
        </div>
      </div>
    </Page>
  );
}
