import type { PlainMessageId } from '@bandari/i18n'
import type { AccountMerge, MergePreview } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

type Subject = MergePreview['effect']['moves'][number]['what']

const counted = {
  orders: 'staffMerges.what.orders',
  baskets: 'staffMerges.what.baskets',
  addresses: 'staffMerges.what.addresses',
  favourites: 'staffMerges.what.favourites',
  searches: 'staffMerges.what.searches',
  garage: 'staffMerges.what.garage',
  offers: 'staffMerges.what.offers',
  threads: 'staffMerges.what.threads',
  requests: 'staffMerges.what.requests',
  reviews: 'staffMerges.what.reviews',
  notes: 'staffMerges.what.notes',
  referrals: 'staffMerges.what.referrals',
  files: 'staffMerges.what.files',
} as const satisfies Record<Exclude<Subject, 'supporter'>, string>

/** `2 orders`. */
export function moveName(what: Subject, count: number): string {
  return what === 'supporter' ? t('staffMerges.what.supporter') : t(counted[what], { count })
}

export const mergeStates: Readonly<Record<AccountMerge['state'], PlainMessageId>> = {
  waiting: 'staffMerges.waiting',
  approved: 'staffMerges.approved',
  rejected: 'staffMerges.rejected',
}
