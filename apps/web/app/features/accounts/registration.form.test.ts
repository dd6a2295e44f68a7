import { expect, test } from 'vitest';
import {
  readRegistration,
  registrationBody,
  registrationRefusal,
  withoutSecrets,
} from '#features/accounts/registration.form.ts';

const complete = {
  firstName: 'Inès',
  lastName: 'Morel',
  username: 'ines.m',
  email: 'ines@example.org',
  password: 'la mer la nuit',
  confirmPassword: 'la mer la nuit',
  acceptTerms: 'on',
  ageConfirmed: 'on',
};

function filled(changes: Partial<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...complete, ...changes })) {
    if (value !== undefined) form.set(name, value);
  }
  return readRegistration(form);
}

test('a complete registration is sent', () => {
  expect(registrationRefusal(filled())).toBeNull();
});

test('faults are said one at a time, in the promised order', () => {
  const worst = { password: 'court', confirmPassword: 'autre' };
  const unticked = { acceptTerms: undefined, ageConfirmed: undefined };
  const codes = [
    { ...worst, ...unticked },
    { ...worst, confirmPassword: 'court', ...unticked },
    unticked,
    { ageConfirmed: undefined },
  ].map((changes) => registrationRefusal(filled(changes))?.code);
  expect(codes).toEqual([
    'passwords_differ',
    'password_too_short',
    'terms_refused',
    'age_unconfirmed',
  ]);
});

test('empty fields are named before anything else', () => {
  const form = filled({ email: '  ', lastName: '', acceptTerms: undefined });
  expect(registrationRefusal(form)).toEqual({
    code: 'fields_required',
    fields: ['email'],
  });
});

test('spaces around a name go, those of a password stay', () => {
  const form = filled({
    username: ' ines.m ',
    password: ' a b c d ',
    confirmPassword: ' a b c d ',
  });
  expect(form.username).toBe('ines.m');
  expect(form.password).toBe(' a b c d ');
});

test('the call gets neither the repeated password nor an unknown field', () => {
  expect(Object.keys(registrationBody(filled({ newsletter: 'on' }), 'en')).sort()).toEqual(
    [
      'acceptTerms',
      'ageConfirmed',
      'email',
      'firstName',
      'language',
      'lastName',
      'newsletter',
      'password',
      'username',
    ].sort(),
  );
});

test('a form shown again holds no password', () => {
  expect(JSON.stringify(withoutSecrets(filled()))).not.toContain(complete.password);
});
