import '#features/assistant/assistant.css';
import { RotateCcw, X } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { AskForm } from '#features/assistant/ask-form.tsx';
import { choicesAt } from '#features/assistant/choices.rules.ts';
import { placeOf } from '#features/assistant/conversation.browser.ts';
import { ConversationLog } from '#features/assistant/conversation-log.tsx';
import type { ScriptText } from '#features/assistant/script-text.ts';
import { TellForm } from '#features/assistant/tell-form.tsx';
import { useConversation } from '#features/assistant/use-conversation.ts';
import { Button } from '#ui/button.tsx';

type AssistantPanelProps = {
  script: ScriptText;
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/**
 * The conversation: beside the page on a wide screen, a sheet over its foot on a narrow one. It
 * holds nobody: the page stays in use. Closed it is only hidden, what was typed stays.
 */
export function AssistantPanel({ script, isOpen, onClose, onLeave }: AssistantPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const { entries, isTyping, choose, ask, tell, restart } = useConversation(script);
  const place = placeOf(entries);
  const choices = isTyping ? [] : choicesAt(place);

  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);

  // A sheet lies over most of the page: a reader who goes on to the page wants to see it.
  function onBlur({ relatedTarget }: FocusEvent) {
    const isElsewhere = relatedTarget instanceof Node && !panel.current?.contains(relatedTarget);
    if (isElsewhere && matchMedia('(width <= 48rem)').matches) onLeave();
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      hidden={!isOpen}
      className="panel assistant"
      onBlur={onBlur}
    >
      <header className="assistant-head">
        <div className="mr-auto">
          <h2 id={title} className="font-display text-h3">
            {script.name}
          </h2>
          <p className="text-small text-ink-faint">{script.kind}</p>
        </div>
        <Button
          variant="quiet"
          shape="icon"
          aria-label={script.restart}
          title={script.restart}
          onClick={() => {
            restart();
            panel.current?.focus();
          }}
        >
          <RotateCcw aria-hidden="true" />
        </Button>
        <Button variant="quiet" shape="icon" aria-label={script.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <ConversationLog
        script={script}
        entries={entries}
        isTyping={isTyping}
        isShown={isOpen}
        choices={choices}
        onChoose={choose}
      />
      {place === 'demo' ? (
        <TellForm script={script} isBusy={isTyping} onTell={tell} />
      ) : (
        <AskForm script={script} isBusy={isTyping} onAsk={ask} />
      )}
    </section>
  );
}
