import { Fragment, type ReactNode, type Ref } from 'react';
import {
  type Line,
  linesOf,
  type Mark,
  paragraphsOf,
  type Segment,
  segment,
} from '#features/analysis/segments.rules.ts';
import { Said } from '#reader/said.tsx';
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
 * The dream, one sentence a line, with the words behind each open finding underlined: links to what
 * rests on them, for pointers, thumbs, keyboards, and where no script runs.
 */
export function Poem(props: PoemProps) {
  const { text, language, sentences, marks, lit, onPoint, onChoose, ref, children } = props;
  const lines = linesOf(text, sentences);
  const paragraphs = isPoem(sentences) ? lines.map((line) => [line]) : paragraphsOf(text, lines);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links answer keys, and are heard here
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={ref}
      className={classNames('verse', !isPoem(sentences) && 'verse-prose')}
      onPointerOver={(event) => event.pointerType === 'mouse' && onPoint(findingAt(event.target))}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => onPoint(findingAt(event.target))}
      onBlur={() => onPoint(null)}
      onClick={(event) => {
        const id = findingAt(event.target);
        if (!id) return;
        event.preventDefault();
        onChoose(id);
      }}
    >
      {children}
      <div lang={language} dir="auto" className="verse-lines" data-told>
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
  const named = new Set<string>();
  return segments.map(({ start, text, ids, isDenied, isDoubtful }) => {
    const [id] = ids;
    if (id === undefined) return <Said key={start} text={text} />;
    // The first words of a finding are where its own link leads.
    const isFirst = !named.has(id);
    named.add(id);
    return (
      <a
        key={start}
        id={isFirst ? wordsOf(id, start) : undefined}
        href={`#${anchorOf(id)}`}
        className="lit"
        draggable={false}
        data-findings={ids.join(' ')}
        data-denied={isDenied || undefined}
        data-doubtful={isDoubtful || undefined}
        data-active={(lit !== null && ids.includes(lit)) || undefined}
      >
        <Said text={text} />
      </a>
    );
  });
}

/** Where a finding stands on the page, as addresses name it. */
export function anchorOf(id: string): string {
  return `finding-${id.replace(/[^\w-]+/g, '-')}`;
}

/** Where the words at a place of the text stand. */
export function wordsOf(id: string, start: number): string {
  return `${anchorOf(id)}-at-${start}`;
}

/** What rests most narrowly on the words under the pointer. */
function findingAt(target: EventTarget): string | null {
  const words = target instanceof Element ? target.closest<HTMLElement>('[data-findings]') : null;
  return words?.dataset.findings?.split(' ')[0] ?? null;
}
