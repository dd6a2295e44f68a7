import { classNames } from '#ui/class-names.ts';

const sizes = {
  small: { pixels: 32, className: 'size-8' },
  regular: { pixels: 40, className: 'size-10' },
  large: { pixels: 88, className: 'size-22' },
};
export type AvatarSize = keyof typeof sizes;

/** Pixels a screen of twice the usual density shows of an avatar. */
export function avatarPixels(size: AvatarSize): number {
  return 2 * sizes[size].pixels;
}

/** Somebody's picture beside their written name, hence no alternative text. */
export function Avatar({ src, size = 'regular' }: { src: string; size?: AvatarSize }) {
  const { pixels, className } = sizes[size];
  return (
    <img
      src={src}
      alt=""
      width={pixels}
      height={pixels}
      className={classNames('shrink-0 rounded-[50%] bg-raised object-cover', className)}
    />
  );
}
