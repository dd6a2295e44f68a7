import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { groupsOf } from '#features/frame/places.rules.ts';
import type { FrameUser } from '#features/frame/signed-in.tsx';
import { menuId, useMenu } from '#features/frame/use-menu.ts';
import { useMessages } from '#language/messages.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.tsx';

const fetchPanel = () => import('#features/frame/menu-panel.tsx');
const MenuPanel = hydrateOnInteraction(async () => (await fetchPanel()).MenuPanel, {
  isFrame: true,
});

/**
 * Every page of the site in four groups. One popover: below the header on a wide window, a drawer
 * on a narrow one. The platform opens it before the page's scripts have come, closes it on Escape
 * and on a touch outside, and when the settings open.
 */
export function Menu({ user }: { user: FrameUser | null }) {
  const t = useMessages('frame');
  const menu = useMenu();
  return (
    <nav aria-label={t.mainMenu} className="ml-6 flex xl:ml-8">
      {groupsOf(user).map((group) => (
        <button
          key={group}
          type="button"
          className="header-link menu-button"
          aria-expanded={menu.isOpen && menu.group === group}
          popoverTarget={menuId}
          onPointerEnter={() =>
            void fetchPanel().then(
              ({ fetchExtras }) => fetchExtras(),
              () => {},
            )
          }
          {...menu.buttonOf(group)}
        >
          {t.groups[group]}
          <ChevronDown aria-hidden="true" />
        </button>
      ))}
      <div
        id={menuId}
        popover="auto"
        className="sheet menu"
        data-marked={menu.group ?? undefined}
        {...menu.panel}
      >
        <MenuPanel user={user} />
      </div>
    </nav>
  );
}

/** Opens the menu where the window has no room for the names of its groups. */
export function MenuButton() {
  const t = useMessages('frame');
  return (
    <button
      type="button"
      className="button menu-burger"
      data-variant="quiet"
      data-shape="icon"
      aria-label={t.menu}
      popoverTarget={menuId}
    >
      <MenuIcon aria-hidden="true" />
    </button>
  );
}
