import type { ImagePalette, OfferedStyle } from '@reverie/contract/images';
import { useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { codeOf } from '#api/refusal.ts';
import { usePaintingRequest } from '#features/images/use-painting-request.ts';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';

type RemoteProps = {
  dreamId: string;
  recipient: { name: string; host: string };
  style: OfferedStyle;
  palette: ImagePalette | null;
  about: string | null;
  told: string | null;
  onRequested: () => void;
};

type Asked = { prompt: string; hasConsent: boolean };

/** Another model paints only what its dreamer has read, and agreed to send. */
export function Remote(props: RemoteProps) {
  const { dreamId, recipient, style, palette, about, onRequested } = props;
  const told = props.told?.trim() || null;
  const t = useMessages('images');
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { request, isBusy } = usePaintingRequest(dreamId, onRequested);
  const { name, host } = recipient;

  async function open() {
    setOpen(true);
    setAsked(null);
    setFailure(null);
    try {
      const api = browserApi();
      const [{ prompt }, { offered }] = await Promise.all([
        api.images.prompt({
          id: dreamId,
          style,
          ...(palette && { palette }),
          ...(about && { about }),
          ...(told && { told }),
        }),
        api.consents.list({}),
      ]);
      const consent = offered.find(({ kind }) => kind === 'external_ai');
      setAsked({ prompt, hasConsent: consent?.isGranted ?? false });
    } catch (error) {
      setFailure(codeOf(error) === 'nothing_to_paint' ? t.nothingToPaint : t.requestFailed);
    }
  }

  async function send({ prompt }: Asked) {
    if (!(await request({ style, palette, about, told, prompt }))) return;
    setOpen(false);
    say({ message: t.requested });
  }

  return (
    <>
      <Button className="needs-scripts" onClick={open}>
        {t.paintWith(name)}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.paintWith(name)}
        closeLabel={t.close}
      >
        <p className="text-ui text-ink-soft">{t.remoteText(name, host)}</p>
        {failure && (
          <p role="alert" className="mt-4 text-danger">
            {failure}
          </p>
        )}
        {!asked && !failure && <SkeletonLines count={3} className="mt-5" />}
        {asked && (
          <>
            <blockquote lang="en" className="prompt">
              {asked.prompt}
            </blockquote>
            {!asked.hasConsent && <p className="mt-4 text-ui text-ink-soft">{t.consentFirst}</p>}
            <div className="mt-7 flex flex-wrap justify-end gap-3">
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {t.cancel}
              </Button>
              {asked.hasConsent ? (
                <Button variant="solid" isBusy={isBusy} onClick={() => send(asked)}>
                  {t.approve}
                </Button>
              ) : (
                <ButtonLink variant="solid" to="/settings/privacy#consents">
                  {t.toConsent}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
