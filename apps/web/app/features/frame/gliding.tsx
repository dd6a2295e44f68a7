import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A link glides to the top of its page, or to its anchor; going back is there at once, where one
 * was. Stands before `ScrollRestoration`, which moves the page by the rule that this one sets.
 */
export function Gliding() {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is moved by its own rule
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-glides', !isReturn);
  }, [key, isReturn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has been moved, its anchors glide
  useEffect(() => {
    document.documentElement.toggleAttribute('data-glides', true);
  }, [key]);

  return null;
}
