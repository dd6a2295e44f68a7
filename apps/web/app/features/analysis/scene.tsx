import type { ReactNode, Ref } from 'react';

type SceneProps = {
  ref?: Ref<HTMLDivElement>;
  /** The painting, or what stands in its place; its column is not there where this is null. */
  print: ReactNode;
  /** The dream's name plate, above its words; an example has none. */
  head: ReactNode;
  /** Its words, and what stands right below them. */
  words: ReactNode;
  /** What follows, across the page. */
  children: ReactNode;
};

/** A dream as a place: its painting at the wall, its words beside it, what was found in them below. */
export function Scene({ ref, print, head, words, children }: SceneProps) {
  return (
    <div ref={ref} className="reading">
      <div className="dream-scene">
        {print && <div className="scene-print">{print}</div>}
        {head && <div className="scene-head">{head}</div>}
        <div className="scene-words">{words}</div>
      </div>
      {children}
    </div>
  );
}
