import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../../ui/src', titlePrefix: 'Both apps' },
    { directory: '../../../apps/portal/src', titlePrefix: 'Portal' },
  ],
  // It tells nobody outside what is done here, and asks nobody what is new.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // A story is looked at: nothing in it is turned by knobs, and the tokens colour its page.
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
  },
  // Its reader of props needs TypeScript's compiler as a library, which version 7 is not.
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
