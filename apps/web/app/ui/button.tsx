import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

type Look = {
  /** One solid button a view, at most. */
  variant?: 'solid' | 'outline' | 'quiet';
  size?: 'regular' | 'large';
  shape?: 'icon';
};

type ButtonProps = ComponentProps<'button'> & Look & { isBusy?: boolean };

export function Button({
  variant = 'outline',
  size,
  shape,
  isBusy = false,
  className,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames('button', className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      {...rest}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: it leads somewhere, it does nothing else. */
export function ButtonLink({
  variant = 'outline',
  size,
  shape,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      className={classNames('button', className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      {...rest}
    />
  );
}
