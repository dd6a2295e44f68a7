import { CloudMoon } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CloseButton } from '#features/frame/close-button.tsx';
import { useClosedByNavigation } from '#features/frame/use-closed-by-navigation.ts';
import { useMessages } from '#language/messages.tsx';
import { insist } from '#messages/insist.ts';

const id = 'settings';
const fetchPanel = () => import('#ambience/settings/panel.tsx');

/**
 * The sky, the colours and the language. A popover like the phone's menu: the platform closes one
 * when the other opens, on Escape and on a touch outside, and gives focus back.
 */
export function Settings() {
  const t = useMessages('frame');
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = usePanel(isOpen);
  useClosedByNavigation(popover);

  // It may have been opened before the page's scripts came.
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);

  return (
    <>
      <button
        type="button"
        className="button settings-button"
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
        className="settings"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <CloseButton popover={id} className="settings-close" />
        {isOpen && <Content panel={panel} />}
      </div>
    </>
  );
}

function Content({ panel: Panel }: { panel: ComponentType | 'missing' | undefined }) {
  const t = useMessages('frame');
  if (Panel === 'missing') {
    return (
      <p role="alert" className="p-7 text-ink-soft">
        {t.offlineText}
      </p>
    );
  }
  return Panel ? <Panel /> : <span className="skeleton settings-coming" />;
}

/** What the panel holds, fetched when it is first opened. */
function usePanel(isOpen: boolean): ComponentType | 'missing' | undefined {
  const [panel, setPanel] = useState<{ content: ComponentType | 'missing' }>();
  useEffect(() => {
    if (!isOpen) return;
    insist(fetchPanel).then(
      ({ SettingsPanel }) => setPanel({ content: SettingsPanel }),
      () => setPanel({ content: 'missing' }),
    );
  }, [isOpen]);
  return panel?.content;
}
