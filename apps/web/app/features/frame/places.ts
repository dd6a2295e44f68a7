import type { Group } from '#features/frame/groups.ts';
import type { FrameMessages } from '#features/frame/messages.fr.ts';

type Place = { name: keyof FrameMessages['places']; to: string };

/** Where the menu leads, and the footer with `further`. */
export const places: Record<Group, readonly Place[]> = {
  discover: [
    { name: 'home', to: '/' },
    { name: 'library', to: '/dreams' },
    { name: 'features', to: '/features' },
    { name: 'about', to: '/about' },
  ],
  project: [
    { name: 'pricing', to: '/pricing' },
    { name: 'blog', to: '/blog' },
    { name: 'contact', to: '/contact' },
  ],
  space: [
    { name: 'dashboard', to: '/dashboard' },
    { name: 'newDream', to: '/dreams/new' },
    { name: 'profile', to: '/profile' },
  ],
  resources: [
    { name: 'documentation', to: '/documentation' },
    { name: 'api', to: '/api' },
    { name: 'support', to: '/support' },
    { name: 'status', to: '/status' },
  ],
};

/** What the footer has room for, below what the menu says. */
export const further: Partial<Record<Group, readonly Place[]>> = {
  project: [{ name: 'newsletter', to: '/newsletter' }],
};
