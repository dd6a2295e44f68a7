import type { SettingsMessages } from '#features/settings/messages.fr.ts';

export const settingsEn = {
  title: 'Settings',
  navigation: 'Parts of the settings',
  sections: {
    account: 'Account',
    security: 'Security',
    sessions: 'Sessions',
    privacy: 'Privacy',
    activity: 'Activity',
    notifications: 'Notifications',
    data: 'Data',
  },
} satisfies SettingsMessages;
