import { LogOut } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

/** Ends the session everywhere and goes home. A form, so that it works before scripts have come. */
export function SignOut({ isIcon = false }: { isIcon?: boolean }) {
  const t = useMessages('frame');
  const isLeaving = useNavigation().formAction === '/logout';
  return (
    <Form method="post" action="/logout">
      <Button
        type="submit"
        variant="quiet"
        isBusy={isLeaving}
        {...(isIcon ? { shape: 'icon' as const, title: t.signOut, 'aria-label': t.signOut } : {})}
      >
        <LogOut aria-hidden="true" />
        {!isIcon && t.signOut}
      </Button>
    </Form>
  );
}
