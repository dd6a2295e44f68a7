import type { DarkText } from '#features/dark/dark-text.fr.ts';
import { fill } from '#language/fill.ts';
import type { WhoIsHere } from '#listening/use-person.ts';
import type { Hearing } from '#listening/use-recording.ts';

type Night = {
  person: WhoIsHere;
  hearing: Hearing;
  /** Seconds kept on the device. */
  kept: number;
  /** Set while it listens. */
  marks: number;
  isOnline: boolean;
  /** What is kept is being said for the first time. */
  isFirst: boolean;
  /** This device answers in the hand. */
  canTremble: boolean;
};

/** What the night says. */
export type Said = {
  /** Above, to the left; null for the night's own name. */
  state: string | null;
  middle: string;
  /** What a thumb may do besides. */
  ways: ('words' | 'mark' | 'whisper')[];
  way: string | null;
  foot: string[];
  isAlarm: boolean;
  leads: 'signIn' | null;
};

export function faceOf(text: DarkText, now: Night): Said {
  const { person, hearing, kept, marks, isOnline, isFirst, canTremble } = now;
  const said = (middle: string, further: Partial<Said> = {}): Said => ({
    ...{ state: null, middle, ways: [], way: null, foot: [], isAlarm: false, leads: null },
    ...further,
  });
  if (person === 'closed') return said(text.closed, { foot: [text.closedWay] });
  if (person === 'nobody') return said(text.nobody, { foot: [text.nobodyWay], leads: 'signIn' });
  switch (hearing.is) {
    case 'asking':
      return said(text.asking);
    case 'listening': {
      const { isKeyword, isFull } = hearing;
      const seconds = String(Math.floor(kept));
      const placed = marks > 0 ? [fill(text.marks, { count: String(marks) })] : [];
      const further = isOnline ? text.goesAfter : text.noNetwork;
      return said(isKeyword ? text.whispering : text.listening, {
        state: isKeyword ? text.state.whispering : text.state.listening,
        way: isKeyword ? text.way.endWhisper : text.way.end,
        ways: isKeyword ? [] : ['mark'],
        isAlarm: isFull,
        foot: isFull
          ? [text.full]
          : kept < 1
            ? [text.nothingYet]
            : [fill(text.soFar, { seconds }), further, ...placed],
      });
    }
    case 'ending':
      return said(text.kept);
    case 'after': {
      const isFull = hearing.how === 'full';
      const foot = { full: text.fullAfter, longest: text.longest, kept: null }[hearing.how];
      return said(isFull ? text.partly : text.after, {
        state: isFull ? null : text.state.after,
        isAlarm: isFull,
        foot: [foot, isOnline ? text.goes : text.waitsHere].filter((line) => line !== null),
      });
    }
    case 'refused':
      return said(text.refused, { foot: [text.refusedWay], ways: ['words'] });
    case 'nowhere':
      return said(text.nowhere, { foot: [text.nowhereWay], ways: ['words'] });
    default:
      return isFirst
        ? said(text.first, { foot: [text.promise, text.permission] })
        : said(text.rest, {
            ways: ['words', 'whisper'],
            foot: canTremble ? [text.eyes, text.vibration] : [text.eyes],
          });
  }
}
