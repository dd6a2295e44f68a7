import { useState } from 'react';
import type { Dictating } from '#features/recordings/use-dictation.ts';
import { useLanguage, useMessages } from '#language/messages.tsx';
import { findRecognition, installRecognition } from '#listening/recognition.ts';
import { Button } from '#ui/button.tsx';

/** Before the first recording: what is kept of it, and who may make words of it. */
export function WordsChoice({ dictating }: { dictating: Dictating }) {
  const { ways, choose, leave, setWays } = dictating;
  const { dictation: t } = useMessages('recordings');
  const language = useLanguage();
  const [isFetching, setFetching] = useState(false);
  async function install() {
    setFetching(true);
    await installRecognition(language);
    setWays(await findRecognition(language));
    setFetching(false);
  }
  return (
    <section className="dictate-wide dictate-choice" aria-label={t.choice}>
      <p>{t.promise}</p>
      {ways === 'none' ? (
        <p>{t.ways.none}</p>
      ) : (
        <p>{ways === 'device' ? t.ways.device : t.ways.maker}</p>
      )}
      {ways === 'installable' && <p>{t.ways.installable}</p>}
      <div className="flex flex-wrap gap-3">
        {ways === 'none' ? (
          <Button variant="solid" onClick={() => choose('nobody')}>
            {t.speak}
          </Button>
        ) : (
          <>
            <Button onClick={() => choose('nobody')}>{t.soundOnly}</Button>
            {ways === 'installable' && (
              <Button disabled={isFetching} onClick={() => void install()}>
                {isFetching ? t.installing : t.install}
              </Button>
            )}
            <Button onClick={() => choose(ways === 'device' ? 'device' : 'maker')}>
              {ways === 'device' ? t.byDevice : t.byMaker}
            </Button>
          </>
        )}
        <Button variant="quiet" onClick={leave}>
          {t.leave}
        </Button>
      </div>
    </section>
  );
}
