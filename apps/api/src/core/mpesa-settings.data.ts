import type { SettingNotes } from './setting-notes.ts'

export const mpesaNotes = {
  MPESA_SHORTCODE: {
    group: 'mpesa',
    importance: 'know',
    text: 'the paybill (5 to 7 digits). Unset: no M-Pesa.',
  },
  MPESA_CREDENTIALS_FILE: {
    group: 'mpesa',
    importance: 'know',
    text: 'a JSON file with the keys of `MPESA_SHORTCODE`. Both or neither. [Operating](operating.md#m-pesa) describes the file and the registration.',
  },
  MPESA_API_URL: {
    group: 'mpesa',
    importance: 'know',
    text: 'Safaricom’s API; in production `https://api.safaricom.co.ke`.',
  },
  MPESA_CALLBACK_ORIGIN: {
    group: 'mpesa',
    importance: 'ignore',
    text: 'where the address begins that Safaricom calls.',
    unset: 'the storefront’s',
  },
  MPESA_CALLBACK_NETWORKS: {
    group: 'mpesa',
    importance: 'ignore',
    text: 'networks whose calls are heard.',
    unset: 'Safaricom’s',
  },
} as const satisfies SettingNotes
