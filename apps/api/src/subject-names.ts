import { accountName } from './people/accounts/account.store.ts'
import type { SubjectNames } from './platform/audit/audit-list.store.ts'
import { claimName } from './delivery/claims/claims.store.ts'
import { orderName } from './selling/orders/order.store.ts'
import { reviewName } from './sellers/reviews/reviews.store.ts'
import { threadName } from './conversations/threads/threads.store.ts'
import { requestName } from './shopfront/requests/support-requests.store.ts'
import { agentName } from './supporters/agents/agent.store.ts'

/** The audit's names for subjects that people know by another name than their id. */
export const subjectNames: SubjectNames = {
  account: accountName,
  agent: agentName,
  claim: claimName,
  order: orderName,
  request: requestName,
  review: reviewName,
  thread: threadName,
}
