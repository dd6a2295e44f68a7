import type { FrameMessages } from '#features/frame/messages.fr.ts';

type Place = { name: keyof FrameMessages['places']; to: string };

export const groups = ['discover', 'project', 'space', 'resources'] as const;
export type Group = (typeof groups)[number];

/** Where the menu and the footer lead. `space` is for who is signed in. */
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
