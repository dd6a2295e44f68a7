import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';

type SubmitProps = ComponentProps<typeof Button> & {
  /** Said in place of the button's words while the form is on its way. */
  busyLabel: string;
};

/** A form's own button: it stands still and turns while the form is on its way. */
export function Submit({ isBusy = false, busyLabel, children, ...rest }: SubmitProps) {
  return (
    <Button type="submit" variant="solid" isBusy={isBusy} {...rest}>
      {isBusy && <LoaderCircle aria-hidden="true" className="spinner" />}
      {isBusy ? busyLabel : children}
    </Button>
  );
}

/**
 * Whether a form of this page is on its way, until the page that follows is here; with a field, only
 * the form that says this in it.
 */
export function useIsSending(field?: { name: string; value: string }): boolean {
  const { formAction, formData } = useNavigation();
  const { pathname } = useLocation();
  const isIt = !field || formData?.get(field.name) === field.value;
  return isIt && formAction?.split('?')[0] === pathname;
}
