import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Goes back one step; `fallback` where this page was the first, or where no script runs. */
export function Cancel({ fallback }: { fallback: string }) {
  const t = useMessages('share');
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    if (!hasStepBack(window.history.state)) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <ButtonLink to={fallback} variant="quiet" size="large" onClick={goBack}>
      {t.cancel}
    </ButtonLink>
  );
}

/** The router counts its steps in the history's state. */
function hasStepBack(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
