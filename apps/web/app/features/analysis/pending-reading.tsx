import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import { type ReactNode, useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { Poem } from '#features/analysis/poem.tsx';
import { Scene } from '#features/analysis/scene.tsx';
import { useMessages } from '#language/messages.tsx';
import { useFailureWords } from '#language/use-failure-words.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';

type PendingProps = {
  dreamId: string;
  isOwner: boolean;
  text: string;
  /** Of the text, where it is known. */
  language: string | undefined;
  status: PipelineStatus;
  /** Asked for again: the page reads how far it is. */
  onRequested: () => void;
  print: ReactNode;
  head: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** The scene, and the shape of what is on its way, or a way to ask for it again. */
export function PendingReading(props: PendingProps) {
  const { dreamId, isOwner, text, language, status, onRequested, print, head, foot } = props;
  const t = useMessages('analysis');
  const words = (
    <>
      <Poem
        text={text}
        language={language}
        sentences={[]}
        marks={[]}
        lit={null}
        onPoint={() => {}}
        onChoose={() => {}}
      />
      {foot}
    </>
  );
  return (
    <Scene print={print} head={head} words={words}>
      {props.children}
      <section className="reading-found">
        {status === 'failed' ? (
          <Failed dreamId={dreamId} isOwner={isOwner} onRequested={onRequested} />
        ) : (
          <>
            <p role="status" className="text-ui text-ink-soft">
              {isOwner ? t.reading : t.readingOther}
            </p>
            <div className="opened mt-6">
              <Skeleton className="h-48" />
              <Skeleton className="h-48" />
              <Skeleton className="h-48" />
            </div>
          </>
        )}
      </section>
    </Scene>
  );
}

type FailedProps = Pick<PendingProps, 'dreamId' | 'isOwner' | 'onRequested'>;

function Failed({ dreamId, isOwner, onRequested }: FailedProps) {
  const t = useMessages('analysis');
  const say = useToast();
  const failed = useFailureWords();
  const [isBusy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      await browserApi().analysis.request({ id: dreamId });
      onRequested();
    } catch (error) {
      say({ message: failed(error, t.requestFailed) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div role="status">
      <p className="font-display text-h3">{t.failed}</p>
      {isOwner && (
        <>
          <p className="mt-2 mb-5 text-ink-soft">{t.failedHint}</p>
          <Button isBusy={isBusy} onClick={ask}>
            {t.analyseAgain}
          </Button>
        </>
      )}
    </div>
  );
}
