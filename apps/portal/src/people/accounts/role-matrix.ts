import { operationTable } from '@bandari/sdk/operations'
import type { StaffRole } from '@bandari/sdk'
import { translator } from '../../language/translator.ts'
import { may, type OperationId } from '../../providers/may.ts'

export interface MatrixRow {
  operation: OperationId
  /** The contract's own words, in English. */
  what: string
  /** In the order of the columns. */
  allowed: boolean[]
}

export interface MatrixGroup {
  /** First path segment under /support/: `payout-batches`. */
  subject: string
  rows: MatrixRow[]
}

export const columns: readonly StaffRole[] = ['support', 'finance', 'content', 'admin']

/** Every operation of staff and which roles may call it, as the API refuses by it. */
export function roleMatrix(): MatrixGroup[] {
  const groups = new Map<string, MatrixRow[]>()
  for (const [name, { path, role, ...facts }] of Object.entries(operationTable)) {
    if (role !== 'staff') continue
    const operation = name as OperationId
    const [, , subject = ''] = path.split('/')
    const row = {
      operation,
      what: ('summary' in facts && facts.summary) || name,
      allowed: columns.map((staffRole) => may({ ...nobody, staffRole }, operation)),
    }
    groups.set(subject, [...(groups.get(subject) ?? []), row])
  }
  return [...groups].map(([subject, rows]) => ({ subject, rows }))
}

const nobody = {
  isAgent: false,
  sellerStatus: 'none',
  sellsFor: null,
  mayListExport: false,
  isStaff: true,
} as const

/** `payout-batches` → `Payout batches`. */
export function subjectName(subject: string): string {
  const words = subject.replaceAll('-', ' ')
  return translator.name(
    `staffOperations.of-${subject}`,
    words.charAt(0).toUpperCase() + words.slice(1),
  )
}

/** What an operation is for. */
export function operationName({ operation, what }: Pick<MatrixRow, 'operation' | 'what'>): string {
  return translator.name(`staffOperations.${operation}`, what)
}
