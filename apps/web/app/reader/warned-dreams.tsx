import type { WarnedDreams } from '@reverie/contract/accounts.rules';
import { isSafe, type WarnedFilter, type Warning } from '@reverie/contract/dreams.rules';
import { createContext, useContext } from 'react';

/** How a reader wants to meet warned dreams. Visitors are never shown any. */
const WarnedDreamsContext = createContext<WarnedDreams>('veil');

export const WarnedDreamsProvider = WarnedDreamsContext.Provider;

/** What this page's reader has opened, while it stays: nobody opens the same dream twice. */
const opened = new Set<string>();

type Veilable = { id: string; warnings: readonly Warning[]; viewer: { isOwner: boolean } };

export type Veil = { isVeiled: boolean; wasOpened: boolean; noteOpened(): void };

/** Whether a dream waits behind its warning. Nobody is warned of what they told themselves. */
export function useVeil({ id, warnings, viewer }: Veilable): Veil {
  const veils = useVeils();
  return {
    isVeiled: veils && !viewer.isOwner && !isSafe(warnings),
    wasOpened: opened.has(id),
    noteOpened: () => opened.add(id),
  };
}

/** Whether warned dreams wait until they are opened. */
export function useVeils(): boolean {
  return useContext(WarnedDreamsContext) !== 'open';
}

/** What lists do with warned dreams where nothing else is asked of them. */
export function useWarnedFilter(): WarnedFilter {
  return warnedFilterOf(useContext(WarnedDreamsContext));
}

export function warnedFilterOf(choice: WarnedDreams): WarnedFilter {
  return choice === 'exclude' ? 'without' : 'with';
}
