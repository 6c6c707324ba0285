import type { SettingNotes } from './setting-notes.ts'

export const paymentNotes = {
  BANK_DETAILS: {
    group: 'payments',
    importance: 'set',
    text: 'the first bank account that orders are paid to, its lines split by `|`. It is read once; afterwards two people change the account in the portal. Production does not start until there is an account.',
    unset: 'an invented account, in production none',
    example: 'Beneficiary: Your Shop Ltd|Bank: …|Account: …|SWIFT: …',
  },
  PAYMENT_DAYS: {
    group: 'payments',
    importance: 'know',
    text: 'days that a buyer has to pay, after the day of the order. The reservation ends with the last of them, in UTC.',
  },
  SIGNING_CERTIFICATE: {
    group: 'payments',
    importance: 'know',
    text: 'a PKCS #12 file by which invoices are signed, with `SIGNING_PASSPHRASE_FILE`. Both or neither. Unset: invoices are not signed, except in the demo, which makes a certificate of its own in `DATA_DIR`.',
  },
  SIGNING_PASSPHRASE_FILE: {
    group: 'payments',
    importance: 'know',
    text: 'a file with the passphrase of `SIGNING_CERTIFICATE`.',
  },
  BITCOIN_XPUB: {
    group: 'bitcoin',
    importance: 'know',
    text: 'extended public key (`zpub` or `xpub`) from which each order gets an address. Unset: Bitcoin is offered nowhere.',
    unset: 'unset; the demo has a published test key',
  },
  BITCOIN_ESPLORA_URL: {
    group: 'bitcoin',
    importance: 'know',
    text: 'an API like Esplora’s, which is asked what arrived. Unset: staff record payments.',
  },
  BITCOIN_PRICE_URL: {
    group: 'bitcoin',
    importance: 'know',
    text: 'an address that answers `{"USD": 64000}`, the price of one bitcoin. It needs `BITCOIN_ESPLORA_URL`. Unset: staff record values.',
  },
  BITCOIN_CONFIRMATIONS: {
    group: 'bitcoin',
    importance: 'ignore',
    text: 'from how many confirmations on a payment counts.',
  },
} as const satisfies SettingNotes
