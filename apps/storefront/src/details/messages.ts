import { purchaseMessages } from '../shared/purchase-messages.ts'

/** The sentences of buyer spec §5 and §8, and ours where it is silent. */
export const messages = {
  ...purchaseMessages,
  noDestination: 'Destination missing',
  noOption: 'Error: Select size',
} as const
