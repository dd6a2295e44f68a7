import { Fragment, type ReactNode, type Ref } from 'react';
import {
  type Line,
  linesOf,
  type Mark,
  paragraphsOf,
  type Segment,
  segment,
} from '#features/analysis/segments.rules.ts';
import { classNames } from '#ui/class-names.ts';

/** Beyond this many sentences a text is set as prose: a line each would lose its thread. */
const longestPoem = 14;

type PoemProps = {
  text: string;
  /** Of the text itself, for hyphenation and for those who listen. */
  language: string | undefined;
  sentences: readonly Line[];
  marks: readonly Mark[];
  /** What is pointed at, or chosen: its words are lit. */
  lit: string | null;
  onPoint: (id: string | null) => void;
  onChoose: (id: string) => void;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
};

export function isPoem(sentences: readonly Line[]): boolean {
  return sentences.length <= longestPoem;
}

/**
 * The dream, one sentence a line, with the words behind each finding underlined. The words answer
 * to pointing only: who uses a keyboard finds the same under each finding, in the column.
 */
export function Poem(props: PoemProps) {
  const { text, language, sentences, marks, lit, onPoint, onChoose, ref, children } = props;
  const lines = linesOf(text, sentences);
  const paragraphs = isPoem(sentences) ? lines.map((line) => [line]) : paragraphsOf(text, lines);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={ref}
      className={classNames('verse', !isPoem(sentences) && 'verse-prose')}
      onPointerOver={(event) => event.pointerType === 'mouse' && onPoint(findingAt(event.target))}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        const id = findingAt(event.target);
        if (id) onChoose(id);
      }}
    >
      {children}
      <div lang={language} dir="auto" className="verse-lines">
        {paragraphs.map((paragraph) => (
          <p key={paragraph[0]?.start}>
            {paragraph.map((line, index) => (
              <Fragment key={line.start}>
                {index > 0 && ' '}
                <span data-line={line.start}>
                  <Words segments={segment(text, line, marks)} lit={lit} />
                </span>
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}

function Words({ segments, lit }: { segments: readonly Segment[]; lit: string | null }) {
  return segments.map(({ start, text, ids, isDenied }) =>
    ids.length === 0 ? (
      text
    ) : (
      <span
        key={start}
        className="lit"
        data-findings={ids.join(' ')}
        data-denied={isDenied || undefined}
        data-active={(lit !== null && ids.includes(lit)) || undefined}
      >
        {text}
      </span>
    ),
  );
}

/** What rests most narrowly on the words under the pointer. */
function findingAt(target: EventTarget): string | null {
  const words = target instanceof Element ? target.closest<HTMLElement>('[data-findings]') : null;
  return words?.dataset.findings?.split(' ')[0] ?? null;
}
