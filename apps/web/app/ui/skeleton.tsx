import { classNames } from '#ui/class-names.ts';

/** The shape of something on its way. Its size comes by class. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />;
}

const lineWidths = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'];

/** Lines of a text on its way. */
export function SkeletonLines({ count, className }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('grid gap-3', className)}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <Skeleton key={line} className={`h-4 ${lineWidths[line % lineWidths.length]}`} />
      ))}
    </span>
  );
}
