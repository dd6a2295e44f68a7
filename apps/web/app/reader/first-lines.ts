import { createContext, useContext } from 'react';

/** Whether lists show this reader the first line of each dream, and nothing else of it. */
const FirstLinesContext = createContext(false);

export const FirstLinesProvider = FirstLinesContext.Provider;

/** Nobody's own dreams are hidden from them. */
export function useFirstLine({ viewer }: { viewer: { isOwner: boolean } }): boolean {
  return useContext(FirstLinesContext) && !viewer.isOwner;
}
