import type { Operations } from '../core/contract.ts'
import { downloadSupportProForma } from '../selling/orders/desk/download-support-pro-forma.ts'
import { getAuditEntry } from '../platform/audit/get-audit-entry.ts'
import { getSupportMail } from '../platform/mail/get-support-mail.ts'
import { getSupportOrder } from '../selling/orders/desk/get-support-order.ts'
import { getSupportOverview } from './get-support-overview.ts'
import { listAudit } from '../platform/audit/list-audit.ts'
import { listSupportMails } from '../platform/mail/list-support-mails.ts'
import { listSupportOrders } from '../selling/orders/desk/list-support-orders.ts'
import { updateSupportOrder } from '../selling/orders/desk/update-support-order.ts'

export const support = {
  downloadSupportProForma,
  getAuditEntry,
  getSupportMail,
  getSupportOrder,
  getSupportOverview,
  listAudit,
  listSupportMails,
  listSupportOrders,
  updateSupportOrder,
} satisfies Partial<Operations>
