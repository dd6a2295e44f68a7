import { expect, test } from 'vitest';
import { readContact, refusalOf, typeOf } from '#features/contact/contact.form.ts';

test('what was typed is read as it was, and an unknown subject is a general question', () => {
  const form = new FormData();
  form.set('name', ' Ada ');
  form.set('type', 'everything');
  form.set('message', ' deux\nlignes ');
  expect(readContact(form)).toEqual({
    name: 'Ada',
    email: '',
    type: 'general',
    subject: '',
    message: ' deux\nlignes ',
    consent: false,
  });
  expect(typeOf('press')).toBe('press');
});

test('the first field that is wrong is the one that is named', () => {
  const problem = { type: 'about:blank', title: 'Bad', status: 400, code: 'invalid_body' } as const;
  const errors = ['message', 'email'].map((path) => ({
    path,
    code: 'invalid' as const,
    detail: '',
  }));
  expect(refusalOf({ ...problem, errors })).toBe('email');
  expect(refusalOf({ ...problem, code: 'rate_limited', status: 429 })).toBe('wait');
  expect(refusalOf({ ...problem, code: 'internal', status: 500 })).toBe('unexpected');
});
