import { Flag, Mic, Square } from 'lucide-react';
import { useEffect } from 'react';
import styles from '#features/recordings/dictation.css?url';
import { clockOf } from '#features/recordings/rules.ts';
import { type Dictating, useDictation } from '#features/recordings/use-dictation.ts';
import { WordsChoice } from '#features/recordings/words-choice.tsx';
import { useMessages } from '#language/messages.tsx';
import { Button } from '#ui/button.tsx';

type DictationProps = Parameters<typeof useDictation>[0];

/** Says the dream rather than typing it, at the foot of where it is written. */
export function Dictation(props: DictationProps) {
  const dictating = useDictation(props);
  const { hearing, isAsking, interim, trouble, person, start, end } = dictating;
  const { dictation: t } = useMessages('recordings');
  const isListening = hearing.is === 'listening';
  useMarkKey(isListening ? dictating.mark : null);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="dictate needs-scripts">
        <button
          type="button"
          className="dictate-button"
          aria-label={isListening ? t.end : t.begin}
          aria-describedby="dictate-says"
          data-live={isListening || undefined}
          disabled={
            typeof person === 'string' || hearing.is === 'asking' || hearing.is === 'ending'
          }
          onClick={() => void (isListening ? end() : start())}
        >
          {isListening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
        </button>
        <p id="dictate-says" className="dictate-says" role="status">
          <Says dictating={dictating} />
        </p>
        {isListening && (
          <Button variant="quiet" aria-keyshortcuts="F9" onClick={dictating.mark}>
            <Flag aria-hidden="true" />
            {t.mark}
          </Button>
        )}
      </div>
      {isAsking && !isListening && <WordsChoice dictating={dictating} />}
      {isListening && (interim || trouble) && (
        <p className="dictate-wide text-ui text-ink-soft" dir="auto">
          {trouble ? t.trouble[trouble] : interim}
        </p>
      )}
    </>
  );
}

/** What is done, and below it how it fares. */
function Says({ dictating }: { dictating: Dictating }) {
  const { hearing, kept, marks, uploaded, choice, person, ask } = dictating;
  const { dictation: t } = useMessages('recordings');
  const isWritten = choice !== null && choice !== 'nobody';
  if (person === 'closed') return <Lines name={t.closed} hint={t.closedHint} />;
  switch (hearing.is) {
    case 'asking':
      return <Lines name={t.asking} hint={t.askingHint} />;
    case 'listening':
      return (
        <Lines
          name={hearing.isFull ? t.full : t.listening}
          hint={`${t.soFar(clockOf(kept))}${marks > 0 ? ` ${t.marked(marks)}` : ''}`}
        />
      );
    case 'ending':
      return <Lines name={t.ending} hint="" />;
    case 'refused':
      return <Lines name={t.refused} hint={t.refusedHint} />;
    case 'nowhere':
      return <Lines name={t.nowhere} hint={t.nowhereHint} />;
    case 'after': {
      if (hearing.how === 'full') return <Lines name={t.partly} hint={t.partlyHint} />;
      const hint = { ...t.after, there: t.after.leaving, unknown: t.after.leaving }[uploaded.is];
      return <Lines name={t.kept} hint={hint} />;
    }
    default:
      return (
        <>
          <Lines name={t.title} hint={isWritten ? t.written : t.soundAlone} />
          {choice !== null && (
            <button
              type="button"
              className="inline-link cursor-pointer text-small"
              onClick={() => void ask()}
            >
              {t.change}
            </button>
          )}
        </>
      );
  }
}

function Lines({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <b className="font-medium text-ink">{name}</b>
      <span className="text-small">{hint}</span>
    </>
  );
}

/** A foot switch sends it too, while both hands are under the blanket. */
function useMarkKey(mark: (() => void) | null) {
  useEffect(() => {
    if (!mark) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F9' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      mark();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [mark]);
}
