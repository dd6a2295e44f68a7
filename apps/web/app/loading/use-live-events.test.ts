import { expect, test } from 'vitest';
import { readEvent } from '#loading/use-live-events.ts';

const dreamId = '01a1fd35-5051-77a5-9a4e-dfb3bd532901';

test('an event of ours is read', () => {
  const event = { type: 'dream.changed', dreamId, imageStatus: 'done' };
  expect(readEvent(JSON.stringify(event))).toEqual(event);
  const spoken = { type: 'recording.changed', recordingId: dreamId };
  expect(readEvent(JSON.stringify(spoken))).toEqual(spoken);
});

test.each([
  'not json',
  'null',
  '[]',
  '"dream.changed"',
  '{"type":"dream.changed"}',
  '{"type":"recording.changed"}',
  `{"type":"dream.sung","dreamId":"${dreamId}"}`,
  '{"type":"dream.changed","dreamId":7}',
])('what is none of ours is let pass: %s', (line) => {
  expect(readEvent(line)).toBeNull();
});
