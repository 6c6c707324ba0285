import { actionWords, subjectWords } from './audit-words.ts'

/** What staff do, as the API writes it down. */
export const actions = [
  'move-order',
  'answer-quote',
  'update-request',
  'approve-vendor',
  'refuse-vendor',
  'suspend-vendor',
  'reinstate-vendor',
  'take-down-listing',
  'restore-listing',
  'set-stock',
  'activate-account',
  'deactivate-account',
  'change-staff-role',
  'pay-agent',
  'adjust-commission',
  'create-payout-batch',
  'pay-payout-batch',
  'discard-payout-batch',
  'create-article',
  'update-article',
  'delete-article',
  'create-deal',
  'move-deal',
  'delete-deal',
  'create-promotion',
  'move-promotion',
  'delete-promotion',
  'create-voucher',
  'update-voucher',
  'end-voucher',
  'delete-voucher',
  'update-destination',
  'create-port',
  'rename-port',
  'delete-port',
  'create-tariff',
  'update-tariff',
  'delete-tariff',
] as const

const subjects = [
  'order',
  'quote',
  'request',
  'account',
  'listing',
  'agent',
  'payout-batch',
  'article',
  'deal',
  'promotion',
  'voucher',
  'destination',
  'port',
  'tariff',
] as const

export const actionChoices = actions.map((id) => ({ id, name: actionWords(id) }))

export const subjectChoices = subjects.map((id) => ({ id, name: subjectWords(id) }))
