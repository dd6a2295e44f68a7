import { useLocation, useNavigation } from 'react-router';

/** Whether a form of this page is on its way, until the page that follows is here. */
export function useIsSending(): boolean {
  const { formAction } = useNavigation();
  const { pathname } = useLocation();
  return formAction?.split('?')[0] === pathname;
}
