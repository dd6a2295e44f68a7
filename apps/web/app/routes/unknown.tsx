import { redirect } from 'react-router';

/** Any address that leads nowhere leads home. */
export function loader() {
  throw redirect('/');
}
