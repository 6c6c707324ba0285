import type { PlainMessageId } from '@bandari/i18n'

/** Messages of the form's fields: verbatim from buyer spec §5, ours where it has none. */
export const messages = {
  emailRequired: 'deals.emailRequired',
  emailInvalid: 'deals.emailInvalid',
  tooLong: 'deals.tooLong',
} as const satisfies Record<string, PlainMessageId>
