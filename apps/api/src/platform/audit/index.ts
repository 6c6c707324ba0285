import type { Operations } from '../../core/contract.ts'
import { getAuditEntry } from './get-audit-entry.ts'
import { listAudit } from './list-audit.ts'

export const audit = {
  getAuditEntry,
  listAudit,
} satisfies Partial<Operations>
