import type { Operations } from '../../core/contract.ts'
import { downloadCommissionStatement } from './download-commission-statement.ts'
import { getCommission } from './get-commission.ts'
import { listCommissionEntries } from './list-commission-entries.ts'
import { listSupportEntries } from './list-support-entries.ts'

export const ledger = {
  downloadCommissionStatement,
  getCommission,
  listCommissionEntries,
  listSupportEntries,
} satisfies Partial<Operations>
