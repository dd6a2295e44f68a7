import type { Image, ImageStyle } from '@reverie/contract/images';
import { Brush } from 'lucide-react';
import { useState } from 'react';
import { usePaintingRequest } from '#features/images/request.ts';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { useToast } from '#ui/toast.tsx';

const styles: readonly ImageStyle[] = ['oil', 'watercolour', 'ink', 'pastel', 'night-glass'];

type RepaintProps = { dreamId: string; image: Image; onRequested: () => void };

/** For the owner: the same dream in another manner, or from another seed. */
export function Repaint({ dreamId, image, onRequested }: RepaintProps) {
  const t = useMessages('images');
  const say = useToast();
  const [isOpen, setOpen] = useState(false);
  const [style, setStyle] = useState<ImageStyle>(image.style);
  const { request, isBusy } = usePaintingRequest(dreamId, onRequested);

  async function repaint() {
    if (!(await request(style))) return;
    setOpen(false);
    say({ message: t.requested });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Brush aria-hidden="true" />
        {t.repaint}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t.repaintTitle}
        closeLabel={t.close}
      >
        <p className="mb-6 text-ui text-ink-soft">{t.repaintText}</p>
        <div className="styles">
          <Segmented
            label={t.style}
            value={style}
            onChange={setStyle}
            options={styles.map((value) => ({ value, label: t.styles[value] }))}
          />
        </div>
        <div className="mt-7 flex justify-end gap-3">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t.cancel}
          </Button>
          <Button variant="solid" isBusy={isBusy} onClick={repaint}>
            {t.repaintNow}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
