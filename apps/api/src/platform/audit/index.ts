import type { Operations } from '../../core/contract.ts'
import { exportAudit } from './export-audit.ts'
import { getAuditEntry } from './get-audit-entry.ts'
import { listAudit } from './list-audit.ts'

export const audit = {
  exportAudit,
  getAuditEntry,
  listAudit,
} satisfies Partial<Operations>
