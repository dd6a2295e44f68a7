import { Check } from 'lucide-react';
import { useMessages } from '#language/messages.tsx';
import { Submit } from '#ui/submit.tsx';

/** The end of a form one comes back to: its button, and that it was taken. */
export function SaveBar({ isBusy, isSaved }: { isBusy: boolean; isSaved: boolean }) {
  const { profile: words } = useMessages('accounts');
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Submit isBusy={isBusy} busyLabel={words.saving}>
        {words.save}
      </Submit>
      <p role="status" className="flex items-center gap-2 text-ui text-ink-soft">
        {isSaved && !isBusy && (
          <>
            <Check aria-hidden="true" className="size-4 text-accent" />
            {words.saved}
          </>
        )}
      </p>
    </div>
  );
}
