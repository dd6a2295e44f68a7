import { Form, useNavigation } from 'react-router';
import { Submit } from '#ui/submit.tsx';

type PressProps = { intent: string; busyLabel: string; children: string };

/** A form of one button. */
export function Press({ intent, busyLabel, children }: PressProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Submit variant="outline" isBusy={isBusy} busyLabel={busyLabel}>
        {children}
      </Submit>
    </Form>
  );
}
