import {
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { neighbour } from '#features/frame/menu-steps.rules.ts';
import { useClosedByNavigation } from '#features/frame/popover.tsx';
import type { Group } from '#pages/page.ts';

export const menuId = 'menu';

/**
 * The menu's panel and the buttons that open it. One panel serves every button: pressing another
 * one moves the mark instead of closing it, and a key leads on inside.
 */
export function useMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [group, setGroup] = useState<Group | null>(null);
  const entered = useRef<Group>(null);
  useClosedByNavigation(panel);

  // It may have been opened before the page's scripts came.
  useEffect(() => setOpen(isShown(panel.current)), []);

  function enter(chosen: Group) {
    panel.current?.querySelector<HTMLElement>(`[data-group=${chosen}] a`)?.focus();
  }

  const buttonOf = (chosen: Group) => ({
    onClick(event: MouseEvent) {
      const isPressedByKey = event.detail === 0;
      setGroup(chosen);
      if (isShown(panel.current) && chosen !== group) {
        event.preventDefault();
        if (isPressedByKey) enter(chosen);
      } else if (isPressedByKey) entered.current = chosen;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setGroup(chosen);
      if (isShown(panel.current)) return enter(chosen);
      entered.current = chosen;
      panel.current?.showPopover();
    },
  });

  return {
    isOpen,
    group,
    buttonOf,
    panel: {
      ref: panel,
      onToggle({ newState }: ToggleEvent) {
        const isNowOpen = newState === 'open';
        setOpen(isNowOpen);
        if (!isNowOpen) setGroup(null);
        else if (entered.current) enter(entered.current);
        entered.current = null;
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const columns = [...event.currentTarget.querySelectorAll('[data-group]')];
        const next = neighbour<Element | null>(
          columns.map((column) => [...column.querySelectorAll('a')]),
          document.activeElement,
          event.key,
        );
        if (!(next instanceof HTMLElement)) return;
        event.preventDefault();
        next.focus();
      },
      // The page one is on is a navigation too, but a slow page must not keep the menu open.
      onClick({ target }: MouseEvent) {
        if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
      },
    },
  };
}

/** What the platform says: a key may follow the one that closed the panel before React has heard. */
function isShown(panel: HTMLElement | null): boolean {
  return panel?.matches(':popover-open') ?? false;
}
