import type { ReactNode } from 'react';
import { Dawn } from '#features/home/dawn.tsx';
import { Featured } from '#features/home/featured.tsx';
import type { FeaturedGroup } from '#features/home/featured-groups.rules.ts';
import type { HomeText } from '#features/home/home-text.fr.ts';
import { Install } from '#features/home/install.tsx';
import { Pricing } from '#features/home/pricing.tsx';
import { type Read, Reading } from '#features/home/reading.tsx';
import type { SampleReading } from '#features/home/sample-reading.server.ts';
import { type Measures, Science, type Series } from '#features/home/science.tsx';
import type { ShownDream } from '#features/home/shown-dream.rules.ts';
import { Technology } from '#features/home/technology.tsx';

type RestProps = {
  text: HomeText;
  now: string;
  isSignedIn: boolean;
  reading: SampleReading;
  groups: readonly FeaturedGroup<ShownDream>[];
  series: Series;
  measures: Measures;
  posts: readonly Read[];
  /** The figures of series, drawn. */
  field: ReactNode;
  /** The newsletter's form. */
  letter: ReactNode;
};

/** What is met by scrolling: how dreams are read and painted, by whom, for how much, and the dawn. */
export function Rest(props: RestProps) {
  const { text, now, isSignedIn, reading, groups, series, measures, posts, field, letter } = props;
  return (
    <>
      <Technology text={text.technology} reading={reading} now={now} />
      <Install text={text.install} />
      <Featured text={text.featured} groups={groups} explore={text.explore} />
      <Science text={text.science} series={series} measures={measures}>
        {field}
      </Science>
      <Pricing text={text.pricing} />
      <Reading text={text.blog} posts={posts} />
      <Dawn text={text.dawn} tell={text.tell} isSignedIn={isSignedIn}>
        {letter}
      </Dawn>
    </>
  );
}
