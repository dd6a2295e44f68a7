import { Moon, Sun } from 'lucide-react';
import { chooseMode, currentMode } from '#ambience/theme.ts';
import { useMessages } from '#language/messages.tsx';

/**
 * Dark or light. Both faces are rendered and the style sheet shows one: the server does not know
 * what the system prefers, and the page must not flicker while it finds out.
 */
export function ModeToggle() {
  const t = useMessages('frame');
  const toggle = () => chooseMode(currentMode() === 'dark' ? 'light' : 'dark');
  return (
    <>
      <button
        type="button"
        className="button only-dark"
        data-variant="quiet"
        data-shape="icon"
        aria-label={t.toLight}
        onClick={toggle}
      >
        <Sun aria-hidden="true" />
      </button>
      <button
        type="button"
        className="button only-light"
        data-variant="quiet"
        data-shape="icon"
        aria-label={t.toDark}
        onClick={toggle}
      >
        <Moon aria-hidden="true" />
      </button>
    </>
  );
}
