import { afterEach, expect, test, vi } from 'vitest';
import { ownTimeZone } from '#language/own-time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test('Temporal is believed where there is one, without a format being built', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Pacific/Chatham' } });
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(ownTimeZone()).toBe('Pacific/Chatham');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('where there is none, a format of dates tells', () => {
  vi.stubGlobal('Temporal', undefined);
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      resolvedOptions = () => ({ timeZone: 'Asia/Kathmandu' });
    },
  });
  expect(ownTimeZone()).toBe('Asia/Kathmandu');
});
