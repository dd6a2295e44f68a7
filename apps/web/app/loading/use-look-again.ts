import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two looks at what is being made. */
const patience = 1_000;

/** Asks for the page's words anew while something is at work. Without scripts, a person does. */
export function useLookAgain(isAtWork: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => {
    if (!document.hidden) void revalidate();
  });
  useEffect(() => {
    if (!isAtWork) return;
    const timer = setInterval(() => look(), patience);
    return () => clearInterval(timer);
  }, [isAtWork]);
}
