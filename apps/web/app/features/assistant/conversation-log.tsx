import { useEffect, useRef } from 'react';
import type { Choice } from '#features/assistant/choices.rules.ts';
import type { Entry } from '#features/assistant/conversation.browser.ts';
import { EntryView } from '#features/assistant/entry-view.tsx';
import type { ScriptText } from '#features/assistant/script-text.ts';

type ConversationLogProps = {
  script: ScriptText;
  entries: readonly Entry[];
  isTyping: boolean;
  isShown: boolean;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
};

/** What was said, read out as it comes, and below it what may be answered. */
export function ConversationLog(props: ConversationLogProps) {
  const { script, entries, isTyping, isShown, choices, onChoose } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLUListElement>(null);
  const canAnswer = choices.length > 1;
  // Whether the button that was pressed goes away with focus on it.
  const wasChosen = useRef(false);
  useNewestInView(scroll, { count: entries.length, isTyping, isShown });

  useEffect(() => {
    if (isTyping || !wasChosen.current) return;
    wasChosen.current = false;
    // Where only the way back is left, a dream is to be told: focus stays before its field.
    const isHeld = document.activeElement === log.current && canAnswer;
    if (isHeld) answers.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isTyping, canAnswer]);

  return (
    <div ref={scroll} className="assistant-scroll">
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={script.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="assistant-log"
      >
        {entries.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
          <EntryView key={at} script={script} entry={entry} />
        ))}
        {isTyping && (
          <p className="assistant-typing">
            <span className="sr-only">{script.typing}</span>
            <i aria-hidden="true" />
            <i aria-hidden="true" />
            <i aria-hidden="true" />
          </p>
        )}
      </div>
      {choices.length > 0 && (
        <ul ref={answers} aria-label={script.choices} className="assistant-choices">
          {choices.map((choice) => (
            <li key={choice.node}>
              <button
                type="button"
                className="button"
                data-variant={choice.isBack ? 'quiet' : 'outline'}
                onClick={() => {
                  wasChosen.current = true;
                  log.current?.focus({ preventScroll: true });
                  onChoose(choice);
                }}
              >
                {choiceLabel(script, choice)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function choiceLabel(script: ScriptText, { node, isBack }: Choice): string {
  if (!isBack) return script.nodes[node].label;
  return node === 'main' ? script.menu : script.back;
}

type Newest = { count: number; isTyping: boolean; isShown: boolean };

/** Brings what was said last into view, from its beginning where it is longer than the panel. */
function useNewestInView(
  scroll: React.RefObject<HTMLDivElement | null>,
  { count, isTyping, isShown }: Newest,
) {
  useEffect(() => {
    const box = scroll.current;
    if (!box || !isShown || count === 0) return;
    const said = [...box.querySelectorAll<HTMLElement>('[data-by="visitor"]')].at(-1);
    const end = box.scrollHeight - box.clientHeight;
    const from = isTyping || !said ? end : said.offsetTop - 16;
    box.scrollTop = Math.min(end, from);
  }, [scroll, count, isTyping, isShown]);
}
