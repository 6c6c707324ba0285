import type { Access } from '../../../platform/http/access.ts'
import type { AccessEntry } from '../../../platform/audit/access.store.ts'

export type AccessRecord = Omit<AccessEntry, 'now'>

/** Minutes in which the same look, or the same attempt, is one entry. */
export const repeatMinutes = 15

/** A screen shows fewer; an export reads a hundred at a time. */
const screenful = 50

/**
 * What the audit says of a call to an operation of staff, besides the changes that operations write down themselves:
 * that somebody was refused, or saw personal data (ASVS 7.2, 8.3).
 */
export function accessEntry(access: Access): AccessRecord | null {
  const { operationId, facts, account, answer } = access
  if (facts.role !== 'staff' || !account) return null
  const code = codeOf(answer.body)
  const isOwn = answer.status === 409 && code.startsWith('own_')
  if (answer.status === 403 || isOwn) {
    return {
      kind: 'refusal',
      actorId: account.id,
      action: isOwn ? 'refuse-own' : 'refuse-call',
      subject: 'operation',
      subjectId: operationId,
      after: { code, address: access.ip, ...idOf(access) },
      // Whoever tries to be the second person of their own payout is written down each time.
      repeatMinutes: isOwn ? 0 : repeatMinutes,
    }
  }
  if (facts.personal === undefined || facts.method !== 'get' || answer.status !== 200) return null
  return { kind: 'read', actorId: account.id, ...readOf(access, facts.personal), repeatMinutes }
}

function readOf(
  access: Access,
  subject: string,
): Pick<AccessRecord, 'action' | 'subject' | 'subjectId' | 'after'> {
  const { answer } = access
  const id = idOf(access).id
  if (id !== undefined) {
    const isFile = answer.body instanceof Uint8Array
    return { action: isFile ? 'export-record' : 'read-record', subject, subjectId: id, after: {} }
  }
  const records = Array.isArray(answer.body) ? answer.body.length : null
  const isExport = records === null || records > screenful
  return {
    action: isExport ? 'export-list' : 'read-list',
    subject,
    subjectId: 'list',
    after: records === null ? {} : { records },
  }
}

function idOf({ path }: Access): { id?: string } {
  const { id } = (path ?? {}) as { id?: unknown }
  return typeof id === 'number' || typeof id === 'string' ? { id: String(id).slice(0, 20) } : {}
}

function codeOf(body: unknown): string {
  const { code } = (body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
