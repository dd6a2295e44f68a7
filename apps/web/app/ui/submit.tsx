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

/** Whether a form of this page is on its way, until the page that follows is here. */
export function useIsSending(): boolean {
  const { formAction } = useNavigation();
  const { pathname } = useLocation();
  return formAction?.split('?')[0] === pathname;
}
