import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';

/** Browsers that can install a page say so by an event of their own, which TypeScript does not know. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/** Shown only where the browser offers to install; elsewhere the words beside it say how. */
export function InstallButton({ children }: { children: string }) {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isOffer(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = () => setOffer(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (!offer) return null;
  // An offer can be taken up once: the browser makes another if it is declined.
  const install = () => {
    setOffer(null);
    void offer.prompt();
  };
  return (
    <Button className="mt-7" onClick={install}>
      {children}
    </Button>
  );
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}
