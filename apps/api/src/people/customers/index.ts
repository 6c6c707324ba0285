import type { Operations } from '../../core/contract.ts'
import { addCustomerNote } from './add-customer-note.ts'
import { beginShopView } from './begin-shop-view.ts'
import { endCustomerSessions } from './end-customer-sessions.ts'
import { sendCustomerResetLink } from './send-customer-reset-link.ts'

export const customers = {
  addCustomerNote,
  beginShopView,
  endCustomerSessions,
  sendCustomerResetLink,
} satisfies Partial<Operations>
