import { redirect } from 'react-router';
import { lostPath } from '#keeping/copies.ts';

/** Any address that leads nowhere leads home, which says so. */
export function loader() {
  throw redirect(lostPath);
}
