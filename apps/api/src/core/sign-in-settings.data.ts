import type { SettingNotes } from './setting-notes.ts'

export const signInNotes = {
  SECRET_KEY: {
    group: 'sign-in',
    importance: 'know',
    text: '32 bytes in base64 that encrypt authenticators’ secrets and payout details. Unset: made at first need in `DATA_DIR/secret.key`, mode 0600. Several machines share one.',
  },
  PASSKEY_DOMAIN: {
    group: 'sign-in',
    importance: 'know',
    text: 'the domain that passkeys belong to. Passkeys that were made answer to no other domain later.',
    unset: 'the app’s domain that the other app is beneath, otherwise each app has passkeys of its own',
    example: 'your-shop.com',
  },
  SESSION_DAYS: {
    group: 'sign-in',
    importance: 'know',
    text: 'days after which a sign-in ends.',
  },
  STAFF_IDLE_MINUTES: {
    group: 'sign-in',
    importance: 'know',
    text: 'minutes without a call after which staff are signed out.',
  },
  STAFF_SECOND_FACTOR: {
    group: 'sign-in',
    importance: 'ignore',
    text: 'staff may do nothing until they have a second factor.',
    unset: 'on in production, otherwise off',
  },
} as const satisfies SettingNotes
