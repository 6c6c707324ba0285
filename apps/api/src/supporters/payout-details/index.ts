import type { Operations } from '../../core/contract.ts'
import { askPayoutDetails } from './ask-payout-details.ts'
import { confirmPayoutDetails } from './confirm-payout-details.ts'
import { getPayoutDetails } from './get-payout-details.ts'
import { listPayoutKinds } from './list-payout-kinds.ts'
import { readPayoutDetails } from './read-payout-details.ts'

export const payoutDetails = {
  askPayoutDetails,
  confirmPayoutDetails,
  getPayoutDetails,
  listPayoutKinds,
  readPayoutDetails,
} satisfies Partial<Operations>
