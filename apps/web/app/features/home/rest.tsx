import type { ReactNode } from 'react';
import { Dawn } from '#features/home/dawn.tsx';
import type { Read } from '#features/home/daylight.tsx';
import type { FeaturedGroup } from '#features/home/featured-groups.rules.ts';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { Painting } from '#features/home/painting.tsx';
import { Reading } from '#features/home/reading.tsx';
import { Returning } from '#features/home/returning.tsx';
import type { SampleReading } from '#features/home/sample-reading.server.ts';
import type { Measures, Series } from '#features/home/science.tsx';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';

type RestProps = {
  text: HomeText;
  now: string;
  isSignedIn: boolean;
  reading: SampleReading;
  groups: readonly FeaturedGroup<ShownDream>[];
  series: Series;
  measures: Measures;
  posts: readonly Read[];
  /** The newsletter's form. */
  letter: ReactNode;
};

/** What is met by scrolling, as one night: it is painted, read, it returns, and the day comes. */
export function Rest(props: RestProps) {
  const { text, now, isSignedIn, reading, groups, series, measures, posts, letter } = props;
  return (
    <>
      <Painting text={text.painting} quotes={text.quotes} now={now} />
      <Reading text={text} reading={reading} series={series} measures={measures} now={now} />
      <Returning text={text.returning} groups={groups} now={now} />
      <Dawn text={text} isSignedIn={isSignedIn} posts={posts} now={now}>
        {letter}
      </Dawn>
    </>
  );
}
