import { MessageCircle } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { useArrival } from '#loading/use-arrival.ts';
import { Button } from '#ui/button.tsx';

/** The panel with the words of one language: nobody fetches either before asking for it. */
const fetchIn = {
  fr: async () => {
    const [{ AssistantPanel }, { scriptFr }] = await Promise.all([
      import('#features/assistant/assistant-panel.tsx'),
      import('#features/assistant/script-text.fr.ts'),
    ]);
    return { AssistantPanel, script: scriptFr };
  },
  en: async () => {
    const [{ AssistantPanel }, { scriptEn }] = await Promise.all([
      import('#features/assistant/assistant-panel.tsx'),
      import('#features/assistant/script-text.en.ts'),
    ]);
    return { AssistantPanel, script: scriptEn };
  },
};

/** Links with this hash, and this event, open the assistant from any page. */
const hash = '#dreamer';
const request = 'reverie:open-assistant';

/**
 * The button of the assistant, on every page. A form: before the scripts have come, and where they
 * never do, it leads to the help.
 */
export function Assistant() {
  const t = useMessages('frame').assistant;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = useLocation().hash === hash;

  const opener = useRef<Element>(null);

  function open() {
    opener.current = document.activeElement;
    setOpened(true);
    setOpen(true);
  }
  /** Gives focus back to what opened it, or to the button, which may be far down the page. */
  function close() {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    const isGiven = opener.current === document.activeElement;
    if (!isGiven || opener.current === document.body)
      button.current?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  }

  const answer = useEffectEvent((asked?: Event) => {
    asked?.preventDefault();
    open();
  });
  useEffect(() => {
    if (isAsked) answer();
    addEventListener(request, answer);
    return () => removeEventListener(request, answer);
  }, [isAsked]);

  return (
    <aside id="dreamer" aria-label={t.name} className="print:hidden" onKeyDown={onKeyDown}>
      <Form action="/support" className="assistant-door">
        <button
          ref={button}
          type="submit"
          className="button"
          data-variant="outline"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            if (isOpen) close();
            else open();
          }}
        >
          <MessageCircle aria-hidden="true" className="text-accent" />
          <span>{isOpen ? t.close : t.open}</span>
        </button>
      </Form>
      {wasOpened && <Arriving isOpen={isOpen} onClose={close} onLeave={() => setOpen(false)} />}
    </aside>
  );
}

type ArrivingProps = {
  isOpen: boolean;
  /** Closes, and gives focus back to the button. */
  onClose: () => void;
  /** Closes where focus has gone elsewhere. */
  onLeave: () => void;
};

function Arriving(panel: ArrivingProps) {
  const t = useMessages('frame').assistant;
  const arrived = useArrival(fetchIn[useLanguage()], true);
  if (arrived && arrived !== 'missing') {
    return <arrived.AssistantPanel script={arrived.script} {...panel} />;
  }
  if (!panel.isOpen) return null;
  const isAway = arrived === 'missing' || !navigator.onLine;
  return (
    <div className="panel assistant-coming z-30 grid w-72 max-w-[calc(100vw-2rem)] gap-3 p-5">
      <p role="status" className="text-ui">
        {isAway ? t.away : t.coming}
      </p>
      {isAway && (
        <Button className="justify-self-start" onClick={comeAgain}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}

/** A browser may remember that a part did not come: only a new page asks for it again. */
function comeAgain() {
  if (!navigator.onLine) return;
  location.hash = hash;
  location.reload();
}
