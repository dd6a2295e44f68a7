import { classNames } from '#ui/class-names.ts';

type ProgressLineProps = {
  /** From 0 to 1; null where nobody knows how far it is. */
  share: number | null;
  /** What is under way, for those who do not see the line. */
  label: string;
  className?: string;
};

/** How far something is: a hairline that fills, or glimmers where there is no figure. */
export function ProgressLine({ share, label, className }: ProgressLineProps) {
  return (
    <progress
      className={classNames('progress-line', className)}
      aria-label={label}
      {...(share !== null && { value: share, max: 1 })}
    />
  );
}
