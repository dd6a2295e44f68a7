import type { SpokenWord } from '@reverie/contract/recordings.rules';
import { Fragment, type KeyboardEvent, memo, useState } from 'react';
import { pauseBefore, wordAt } from '#features/recordings/rules.ts';
import type { Player } from '#features/recordings/use-player.ts';
import { useMessages } from '#language/messages.tsx';

type SpokenWordsProps = {
  words: readonly SpokenWord[];
  language: string | null;
  /** Null where there is nothing to play: the words alone are left. */
  player: Player | null;
  isAwake: boolean;
};

/** What was said, word by word: the text follows the sound, and each word leads to where it was said. */
export function SpokenWords({ words, language, player, isAwake }: SpokenWordsProps) {
  const t = useMessages('recordings');
  const [stop, setStop] = useState(0);
  if (!player || !isAwake) {
    return (
      <p dir="auto" lang={language ?? undefined} className="spoken">
        {words.map(({ text }) => text).join(' ')}
      </p>
    );
  }
  const { at, isPlaying, playFrom } = player;
  const current = at > 0 || isPlaying ? wordAt(words, at) : -1;

  // One stop of the Tab key for all of them; arrows go from word to word.
  function walk(event: KeyboardEvent<HTMLElement>) {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -1e9, End: 1e9 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(words.length - 1, Math.max(0, stop + step));
    setStop(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus();
  }

  return (
    <div
      dir="auto"
      lang={language ?? undefined}
      className="spoken"
      role="toolbar"
      aria-label={t.words}
      onKeyDown={walk}
    >
      {words.map((word, index) => (
        <Fragment key={`${word.start} ${word.text}`}>
          {index > 0 && <Between dots={pauseBefore(words, index)} />}
          <Word
            text={word.text}
            index={index}
            state={
              current < 0 ? 'whole' : index === current ? 'now' : index < current ? 'said' : 'next'
            }
            isStop={index === stop}
            onPlay={() => {
              setStop(index);
              void playFrom(word.start);
            }}
          />
        </Fragment>
      ))}
    </div>
  );
}

function Between({ dots }: { dots: number }) {
  if (dots === 0) return ' ';
  return (
    <span aria-hidden="true" className="spoken-pause">
      {` ${'·'.repeat(dots)} `}
    </span>
  );
}

type WordProps = {
  text: string;
  index: number;
  state: 'whole' | 'said' | 'now' | 'next';
  isStop: boolean;
  onPlay: () => void;
};

const Word = memo(
  function Word({ text, index, state, isStop, onPlay }: WordProps) {
    return (
      <button
        type="button"
        className="spoken-word"
        data-word={index}
        data-state={state}
        tabIndex={isStop ? 0 : -1}
        onClick={onPlay}
      >
        {text}
      </button>
    );
  },
  (one, other) =>
    one.state === other.state && one.isStop === other.isStop && one.text === other.text,
);
