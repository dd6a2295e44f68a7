import { useEffect, useRef, useState } from 'react';
import { askHelp, knownAnswer } from '#features/assistant/answer.browser.ts';
import type { Choice } from '#features/assistant/choices.rules.ts';
import {
  beginning,
  type Entry,
  keepConversation,
  recallConversation,
} from '#features/assistant/conversation.browser.ts';
import { readDream } from '#features/assistant/read-dream.browser.ts';
import type { ScriptText } from '#features/assistant/script-text.ts';

/** Milliseconds Dreamer takes to write. */
const typingTime = 1_500;

const pause = () => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : typingTime));
};

export type Conversation = {
  entries: readonly Entry[];
  isTyping: boolean;
  choose: (choice: Choice) => void;
  /** Resolves to whether an answer came. */
  ask: (text: string) => Promise<boolean>;
  tell: (text: string) => Promise<boolean>;
  restart: () => void;
};

export function useConversation(script: ScriptText): Conversation {
  const [entries, setEntries] = useState(recallConversation);
  const [isTyping, setTyping] = useState(false);
  // Counts turns: an answer to a conversation that was started again is not given any more.
  const turn = useRef(0);

  useEffect(() => keepConversation(entries), [entries]);

  async function answer(said: Entry, finding: Promise<readonly Entry[]>): Promise<boolean> {
    turn.current += 1;
    const own = turn.current;
    setEntries((before) => [...before, said]);
    setTyping(true);
    const [result] = await Promise.allSettled([finding, pause()]);
    if (turn.current !== own) return true;
    const isThere = result.status === 'fulfilled';
    setEntries((before) => [...before, ...(isThere ? result.value : [])]);
    setTyping(false);
    return isThere;
  }

  async function ask(text: string) {
    const known = knownAnswer(script, text);
    const asked: Entry = { kind: 'asked', text, ...(known?.isPrivate && { isPrivate: true }) };
    const isThere = await answer(asked, known ? Promise.resolve([known]) : askHelp(text).then(one));
    if (!isThere) setEntries((before) => [...before, { kind: 'away' }]);
    return isThere;
  }

  async function tell(text: string) {
    const isThere = await answer({ kind: 'told', isPrivate: true }, glances(text));
    // What could not be read is not said to have been.
    if (!isThere) setEntries((before) => before.slice(0, -1));
    return isThere;
  }

  return {
    entries,
    isTyping,
    choose: ({ node, isBack }) =>
      void answer({ kind: 'chose', node, isBack }, Promise.resolve([{ kind: 'node', node }])),
    ask,
    tell,
    restart() {
      turn.current += 1;
      setTyping(false);
      setEntries([{ kind: 'restarted' }, ...beginning.slice(1)]);
    },
  };
}

const one = (entry: Entry) => [entry];

async function glances(text: string): Promise<Entry[]> {
  const glance = await readDream(text);
  const shown: Entry = { kind: 'glance', glance, isPrivate: true };
  return glance.isConcerning ? [shown, { kind: 'node', node: 'crisis', isPrivate: true }] : [shown];
}
