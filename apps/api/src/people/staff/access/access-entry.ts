import type { Access } from '../../../platform/http/access.ts'
import type { AccessEntry } from '../../../platform/audit/access.store.ts'

export type AccessRecord = Omit<AccessEntry, 'now'>

/** Minutes within which the same read, or the same attempt, is recorded once. */
export const repeatMinutes = 15

/** A screen shows fewer; an export reads a hundred at a time. */
const screenful = 50

/**
 * The audit entry of a call to a staff operation, besides the changes that operations record themselves: a refusal, or
 * a look at personal data (ASVS 7.2, 8.3).
 */
export function accessEntry(access: Access): AccessRecord | null {
  const { operationId, metadata, account, answer } = access
  if (metadata.role !== 'staff' || !account) return null
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
      // Each attempt to be the second person of one's own payout is recorded.
      repeatMinutes: isOwn ? 0 : repeatMinutes,
    }
  }
  if (metadata.personal === undefined || metadata.method !== 'get' || answer.status !== 200)
    return null
  return { kind: 'read', actorId: account.id, ...readOf(access, metadata.personal), repeatMinutes }
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
