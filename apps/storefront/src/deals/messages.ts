import type { PlainMessageId } from '@bandari/i18n'

/** Of the form's fields: verbatim from buyer spec §5, and ours where it is silent. */
export const messages = {
  emailRequired: 'deals.emailRequired',
  emailInvalid: 'deals.emailInvalid',
  tooLong: 'deals.tooLong',
} as const satisfies Record<string, PlainMessageId>
