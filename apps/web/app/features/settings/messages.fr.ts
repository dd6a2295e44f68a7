import type { Section } from '#features/settings/sections.rules.ts';

const sections: Record<Section, string> = {
  account: 'Compte',
  security: 'Sécurité',
  sessions: 'Sessions',
  privacy: 'Confidentialité',
  activity: 'Activité',
  notifications: 'Notifications',
  data: 'Données',
};

export const settingsFr = {
  title: 'Réglages',
  navigation: 'Parties des réglages',
  sections,
};

export type SettingsMessages = typeof settingsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    settings: SettingsMessages;
  }
}
