import { CloudMoon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CloseButton, useClosedByNavigation } from '#features/frame/popover.tsx';
import { useMessages } from '#language/messages.tsx';
import { useArrival } from '#loading/use-arrival.ts';
import { Button } from '#ui/button.tsx';

const id = 'settings';
const fetchPanel = () => import('#ambience/settings/panel.tsx');

/**
 * The sky, the colours and the language. A popover like the menu: the platform closes one when the
 * other opens, on Escape and on a touch outside, and gives focus back.
 */
export function Settings() {
  const t = useMessages('frame');
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useClosedByNavigation(popover);

  // It may have been opened before the page's scripts came.
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);

  return (
    <>
      <button
        type="button"
        className="button needs-scripts opener"
        data-variant="quiet"
        data-shape="icon"
        aria-label={t.settings}
        aria-expanded={isOpen}
        popoverTarget={id}
        onPointerEnter={() => void fetchPanel().catch(() => {})}
      >
        <CloudMoon aria-hidden="true" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t.settings}
        className="sheet settings"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <CloseButton popover={id} className="settings-close" />
        <Content isOpen={isOpen} />
      </div>
    </>
  );
}

/** Opens the settings in the menu's place. */
export function openSettings() {
  const settings = document.getElementById(id);
  // What opens from inside the menu would keep it open below: the menu shuts first.
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  settings?.showPopover();
  settings?.querySelector('button')?.focus();
}

function Content({ isOpen }: { isOpen: boolean }) {
  const t = useMessages('frame');
  const panel = useArrival(fetchPanel, isOpen);
  if (!isOpen) return null;
  if (panel === 'missing') {
    return (
      <div role="alert" className="grid justify-items-start gap-4 p-7">
        <p className="text-ink-soft">{t.offlineText}</p>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </div>
    );
  }
  return panel ? <panel.SettingsPanel /> : <span className="skeleton settings-coming" />;
}
