import { classNames } from '#ui/class-names.ts';

/** Somebody's picture beside their written name, hence no alternative text. */
export function Avatar({ src, size = 'regular' }: { src: string; size?: 'small' | 'regular' }) {
  const pixels = size === 'small' ? 32 : 40;
  return (
    <img
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      className={classNames(
        'shrink-0 rounded-[50%] bg-raised',
        size === 'small' ? 'size-8' : 'size-10',
      )}
    />
  );
}
