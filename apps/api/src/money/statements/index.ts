import type { Operations } from '../../core/contract.ts'
import { assignBankEntry } from './staff/assign-bank-entry.ts'
import { dismissBankEntry } from './staff/dismiss-bank-entry.ts'
import { getBankEntry } from './staff/get-bank-entry.ts'
import { importBankStatement } from './staff/import-bank-statement.ts'
import { listBankColumns } from './staff/list-bank-columns.ts'
import { listBankEntries } from './staff/list-bank-entries.ts'
import { listBankQueues } from './staff/list-bank-queues.ts'
import { listBankStatements } from './staff/list-bank-statements.ts'
import { readBankStatement } from './staff/read-bank-statement.ts'
import { removeBankColumns } from './staff/remove-bank-columns.ts'
import { searchEntryOrders } from './staff/search-entry-orders.ts'
import { setBankColumns } from './staff/set-bank-columns.ts'
import { undoBankEntry } from './staff/undo-bank-entry.ts'

export const statements = {
  assignBankEntry,
  dismissBankEntry,
  getBankEntry,
  importBankStatement,
  listBankColumns,
  listBankEntries,
  listBankQueues,
  listBankStatements,
  readBankStatement,
  removeBankColumns,
  searchEntryOrders,
  setBankColumns,
  undoBankEntry,
} satisfies Partial<Operations>
