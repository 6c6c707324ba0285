import type { Operations } from '../../core/contract.ts'
import { assignBankEntry } from './desk/assign-bank-entry.ts'
import { dismissBankEntry } from './desk/dismiss-bank-entry.ts'
import { getBankEntry } from './desk/get-bank-entry.ts'
import { importBankStatement } from './desk/import-bank-statement.ts'
import { listBankEntries } from './desk/list-bank-entries.ts'
import { listBankQueues } from './desk/list-bank-queues.ts'
import { listBankStatements } from './desk/list-bank-statements.ts'
import { readBankStatement } from './desk/read-bank-statement.ts'
import { setBankColumns } from './desk/set-bank-columns.ts'
import { undoBankEntry } from './desk/undo-bank-entry.ts'

export const statements = {
  assignBankEntry,
  dismissBankEntry,
  getBankEntry,
  importBankStatement,
  listBankEntries,
  listBankQueues,
  listBankStatements,
  readBankStatement,
  setBankColumns,
  undoBankEntry,
} satisfies Partial<Operations>
