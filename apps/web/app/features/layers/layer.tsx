import type { ReactNode } from 'react';
import { useFormats, useMessages } from '#language/messages.tsx';
import { classNames } from '#ui/class-names.ts';

type LayerProps = {
  title: string;
  /** When it was laid down; what is said instead where no hour is known. */
  at: string | { said: string };
  /** Of the layer before it, in ISO 8601. */
  since?: string | undefined;
  look: 'day' | 'first' | 'voice' | 'told' | 'later';
  aside?: ReactNode;
  /** Whether it takes the room beside it too. */
  isWide?: boolean;
  children: ReactNode;
};

/** One layer of a dream: its hour on the line, what it says, and what is to be known of it. */
export function Layer({ title, at, since, look, aside, isWide, children }: LayerProps) {
  const { date, time } = useFormats();
  return (
    <section className={classNames('layer', isWide && 'layer-wide')} data-look={look}>
      <p className="layer-hour">
        {typeof at === 'string' ? (
          <time dateTime={at}>
            <b>{date(at)}</b>
            <span>{time(at)}</span>
          </time>
        ) : (
          <b>{at.said}</b>
        )}
        {since && typeof at === 'string' && <Later from={since} to={at} />}
      </p>
      <div className="min-w-0">
        <h2 className="font-display text-h3">{title}</h2>
        {children}
      </div>
      {aside && <div className="layer-aside">{aside}</div>}
    </section>
  );
}

function Later({ from, to }: { from: string; to: string }) {
  const { after } = useMessages('layers');
  const minutes = Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
  if (minutes < 1) return null;
  const words =
    minutes < 60
      ? after.minutes(minutes)
      : minutes < 48 * 60
        ? after.hours(Math.round(minutes / 60))
        : after.days(Math.round(minutes / (24 * 60)));
  return <span>{words}</span>;
}
