import type { PlainMessageId } from '@bandari/i18n'

/** Messages of the forms' fields: the sentences of buyer spec §5, ours where it has none. */
export const messages = {
  name: 'requests.enterName',
  email: 'requests.enterEmail',
  emailInvalid: 'requests.emailInvalid',
  contactNumber: 'requests.enterContactNumber',
  request: 'requests.enterRequest',
  refNumber: 'requests.enterRefNumber',
  invoice: 'requests.enterInvoice',
  secondInvoice: 'requests.enterSecondInvoice',
  benchmark: 'requests.enterBenchmark',
  tooLong: 'requests.tooLong',
} as const satisfies Record<string, PlainMessageId>
