import { createConfig, lintFromString } from '@redocly/openapi-core';
import { api } from '@reverie/contract';
import { expect, test } from 'vitest';
import { describeApi } from '#platform/http/openapi.ts';

test('the description of the API passes a linter without an error', async () => {
  const source = JSON.stringify(describeApi('1.0.0'));
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, config });
  const told = found.map(({ severity, ruleId, message, location }) => ({
    severity,
    ruleId,
    message,
    at: location[0]?.pointer,
  }));
  expect(told.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a linter finds fault with a broken description', async () => {
  const broken = { ...describeApi('1.0.0'), paths: { '/dreams': { get: { responses: 'none' } } } };
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(broken), config });
  expect(found.some(({ severity }) => severity === 'error')).toBe(true);
});

test('every endpoint of the contract is described', () => {
  const described = JSON.stringify(describeApi('1.0.0'));
  for (const [noun, calls] of Object.entries(api)) {
    for (const name of Object.keys(calls)) expect(described).toContain(`"${noun}.${name}"`);
  }
});
