import type { BulkChange, BulkChangeRequest, BulkKind, BulkReason, BulkResult } from '@bandari/sdk'
import type { PlainMessageId } from '@bandari/i18n'
import type { ListingFilter } from '../../../providers/listings.ts'
import { t } from '../../../language/translator.ts'
import { missingFieldsLabel } from './messages.ts'

/** What is selected: rows that were ticked, or all that the filters find. */
export type BulkScope = { ids: readonly number[] } | { filter: ListingFilter; count: number }

export function countOf(scope: BulkScope): number {
  return 'ids' in scope ? scope.ids.length : scope.count
}

/** What a change of them is asked for with. */
export function requestOf(
  scope: BulkScope,
  change: Omit<BulkChangeRequest, 'ids' | 'filter' | 'count'>,
): BulkChangeRequest {
  return 'ids' in scope ? { ...change, ids: [...scope.ids] } : { ...change, ...scope }
}

/** The words of a change that are the same whatever it changes. */
export const doneLabels = {
  price: 'portalTable.done.price',
  publish: 'portalTable.done.publish',
  withdraw: 'portalTable.done.withdraw',
  sold_elsewhere: 'portalTable.done.sold_elsewhere',
  delete: 'portalTable.done.delete',
  duplicate: 'portalTable.done.duplicate',
  pictures: 'portalTable.done.pictures',
} as const satisfies Record<BulkKind, string>

const reasons: Readonly<Record<Exclude<BulkReason, 'missing' | 'other_currency'>, PlainMessageId>> =
  {
    reserved: 'portalTable.why.reserved',
    ordered: 'portalTable.why.ordered',
    sold: 'portalTable.why.sold',
    taken_down: 'portalTable.why.taken_down',
    live: 'portalTable.why.live',
    in_use: 'portalTable.why.in_use',
    no_price: 'portalTable.why.no_price',
    price_limits: 'portalTable.why.price_limits',
    no_such_picture: 'portalTable.why.no_such_picture',
    changed_since: 'portalTable.why.changed_since',
  }

/** Why a listing stays as it is, to go on after its name. */
export function reasonLabel({ reason, missing, currency }: BulkResult): string {
  if (reason === null) return ''
  if (reason === 'missing') {
    return t('portalTable.why.missing', { fields: missingFieldsLabel(missing) })
  }
  if (reason === 'other_currency') return t('portalTable.why.other_currency', { currency })
  return t(reasons[reason])
}

export function refusedOf({ results }: BulkChange): BulkResult[] {
  return results.filter(({ result }) => result === 'refused')
}
