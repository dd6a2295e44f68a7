import type { DreamAnalysisAnswer } from '@reverie/contract/analysis';
import type { AnalysedLanguage } from '@reverie/oneirology/schema';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { AffectLine } from '#features/analysis/affect-line.tsx';
import { Care } from '#features/analysis/care.tsx';
import { isSure } from '#features/analysis/certainty.rules.ts';
import { Everything } from '#features/analysis/everything.tsx';
import { deniedOf, findingsOf } from '#features/analysis/findings.rules.ts';
import { LeaderLine } from '#features/analysis/leader.tsx';
import { Method } from '#features/analysis/method.tsx';
import { OpenedList } from '#features/analysis/opened.tsx';
import { type Opened, openedOf } from '#features/analysis/opening.rules.ts';
import { sectionsOf } from '#features/analysis/placing.rules.ts';
import { isPoem, Poem } from '#features/analysis/poem.tsx';
import { Scene } from '#features/analysis/scene.tsx';
import { linesOf, marksOf } from '#features/analysis/segments.rules.ts';
import { useSeek } from '#features/analysis/use-seek.ts';
import { useMessages } from '#language/messages.tsx';
import { later } from '#ui/later.ts';
import { Segmented } from '#ui/segmented.tsx';

type ReadingProps = {
  dreamId: string;
  isOwner: boolean;
  canAnswer: boolean;
  content: string;
  /** The whole story, where its dreamer reads: the evidence then points into it. */
  report: string | null;
  analysis: DreamAnalysisAnswer;
  print?: ReactNode;
  head?: ReactNode;
  /** What stands below the text: tags. */
  foot?: ReactNode;
  /** What stands between the scene and what was found. */
  children?: ReactNode;
};

/** A dream's painting and text, and below them what was found in it, each lighting the other. */
export function Reading(props: ReadingProps) {
  const { dreamId, isOwner, canAnswer, content, report, analysis, foot, children } = props;
  const t = useMessages('analysis');
  const { model } = analysis.engine;
  const { code } = analysis.language;
  const language = code === 'unknown' ? undefined : code;
  const { findings, denied, opened } = useMemo(() => {
    const findings = findingsOf(analysis);
    const denied = deniedOf(analysis);
    return { findings, denied, opened: openedOf(findings, denied) };
  }, [analysis]);
  const isOfReport = analysis.of === 'report' && report !== null;
  const [shown, show] = useState<'shared' | 'report'>(isOfReport ? 'report' : 'shared');
  const [chosen, setChosen] = useState<string | null>(() => firstOf(opened));
  const [pointed, setPointed] = useState<string | null>(null);
  const lit = pointed ?? chosen;
  const frame = useRef<HTMLDivElement>(null);
  const poem = useRef<HTMLDivElement>(null);
  const seek = useSeek(frame);

  // Words of what is open are lit, and of what is pointed at among everything else.
  const marks = useMemo(() => {
    const others = [...findings, ...denied].filter(({ id }) => id === lit);
    return marksOf([...new Set([...opened, ...others])]);
  }, [opened, findings, denied, lit]);
  const of = {
    dreamId,
    isOwner,
    model: model?.name,
    language,
    canAnswer,
    feedback: analysis.feedback,
    choice: {
      lit,
      chosen,
      onPoint: setPointed,
      onChoose: (id: string) => {
        setChosen(id);
        seek(id);
      },
    },
  };

  const isRead = !isOfReport || shown === 'report';
  const text = isOfReport && shown === 'report' ? report : content;
  const { sentences } = analysis.affect;
  // In a language the engine does not read, no sentence holds a word it knows: no line then.
  const hasAffect =
    isRead && isPoem(sentences) && sentences.length > 1 && sentences.some(({ words }) => words > 0);
  const firstLit = marks.find(({ id }) => id === lit)?.start;
  const activeLine =
    firstLit === undefined
      ? null
      : (linesOf(text, sentences).find(({ end }) => end > firstLit)?.start ?? null);

  const words = (
    <>
      {isOfReport && (
        <div className="mb-8 max-w-sm">
          <Segmented
            label={t.texts}
            value={shown}
            onChange={show}
            options={[
              { value: 'report', label: t.report },
              { value: 'shared', label: t.shared },
            ]}
          />
          <p className="mt-3 text-small text-ink-faint">{t.reportPrivate}</p>
        </div>
      )}
      <Poem
        ref={poem}
        key={shown}
        text={text}
        language={language}
        sentences={isRead ? sentences : []}
        marks={isRead ? marks : []}
        {...of.choice}
      >
        {hasAffect && <AffectLine sentences={sentences} poem={poem} activeLine={activeLine} />}
      </Poem>
      {isOwner && analysis.safety.concern && <Care />}
      {foot}
    </>
  );
  return (
    <Scene ref={frame} print={props.print ?? null} head={props.head ?? null} words={words}>
      {children}
      <section className="reading-found" {...later}>
        <h2 className="sr-only">{t.heading}</h2>
        {opened.length > 0 ? (
          <OpenedList {...of} opened={opened} />
        ) : (
          <p className="text-ink-soft">{t.noFindings}</p>
        )}
        <div className="reading-folds">
          {(findings.length > 0 || denied.length > 0) && (
            <Everything
              {...of}
              sections={sectionsOf(findings)}
              denied={denied}
              summary={analysis.summary}
              written={spokenIn(code)}
            />
          )}
          <Method
            analysis={analysis}
            legend={hasAffect ? t.affectLegend : null}
            note={`${analysis.limits.includes('french-not-validated') ? t.notValidated : t.automatic} ${
              model ? t.withModel(model.name, model.provider) : ''
            }`}
          />
        </div>
      </section>
      <LeaderLine frame={frame} lit={isRead ? lit : null} />
    </Scene>
  );
}

/** What is lit before anybody points: the first thing the text plainly says. */
function firstOf(opened: readonly Opened[]): string | null {
  const plain = opened.find((each) => 'kind' in each && isSure(each));
  return (plain ?? opened[0])?.id ?? null;
}

/** What the engine writes itself is in the dream's language, and in French where nothing tells. */
function spokenIn(code: AnalysedLanguage): 'fr' | 'en' {
  return code === 'en' ? 'en' : 'fr';
}
