import { redirect } from 'react-router';
import { pathOf } from '#features/settings/sections.rules.ts';

/** The settings have no page of their own: their first part stands for them. */
export function loader() {
  throw redirect(pathOf('account'));
}
