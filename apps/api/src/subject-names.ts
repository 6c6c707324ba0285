import { accountName } from './people/accounts/account.store.ts'
import type { SubjectNames } from './platform/audit/audit-list.store.ts'
import { claimName } from './delivery/claims/claims.store.ts'
import { orderName } from './selling/orders/order.store.ts'
import { reviewName } from './sellers/reviews/reviews.store.ts'
import { threadName } from './conversations/threads/threads.store.ts'
import { articleName } from './shopfront/articles/articles.store.ts'
import { promotionName } from './shopfront/home/featured/support-featured.store.ts'
import { listingName } from './stock/moderation/listings.store.ts'
import { portName } from './pricing/tariffs/staff/ports.store.ts'
import { voucherName } from './selling/discounts/vouchers.store.ts'
import { requestName } from './shopfront/requests/support-requests.store.ts'
import { agentName } from './supporters/agents/agent.store.ts'

/** The audit's names for subjects that people know by another name than their id. */
export const subjectNames: SubjectNames = {
  account: accountName,
  agent: agentName,
  article: articleName,
  claim: claimName,
  deal: listingName,
  listing: listingName,
  order: orderName,
  port: portName,
  promotion: promotionName,
  request: requestName,
  review: reviewName,
  thread: threadName,
  voucher: voucherName,
}
