import { describe, expect, it } from 'vitest'
import type { Account } from '../../../core/account.ts'
import type { OperationId } from '../../../core/contract.ts'
import type { Access } from '../../../platform/http/access.ts'
import { operationMetadata } from '../../../platform/http/operation-metadata.ts'
import { accessEntry } from './access-entry.ts'
import { presentedBy, signInEntry } from './sign-in-entry.ts'

const account = { id: 7 } as Account

function call(operationId: OperationId, rest: Partial<Access>): Access {
  const metadata = operationMetadata[operationId]
  return {
    operationId,
    metadata,
    account,
    ip: '::1',
    path: {},
    query: {},
    body: null,
    answer: { status: 200 },
    ...rest,
  }
}

const records = (n: number) => ({ status: 200, body: Array.from({ length: n }, () => ({})) })
const refused = (status: number, code: string) => ({ status, body: { detail: '…', code } })

describe('accessEntry', () => {
  it.each<[string, Access, string | null]>([
    ['an order', call('getSupportOrder', { path: { id: 52 } }), 'read read-record order 52'],
    [
      'an order’s invoice',
      call('downloadSupportProForma', {
        path: { id: 52 },
        answer: { status: 200, body: Buffer.from('') },
      }),
      'read export-record order 52',
    ],
    ['an account', call('getSupportUser', { path: { id: 9 } }), 'read read-record account 9'],
    [
      'a page of a list',
      call('listSupportOrders', { answer: records(25) }),
      'read read-list order list',
    ],
    [
      'a hundred at once',
      call('listSupportOrders', { answer: records(100) }),
      'read export-list order list',
    ],
    [
      'a file of all of them',
      call('exportAudit', { answer: { status: 200, body: Buffer.from('') } }),
      'read export-list audit list',
    ],
    [
      'an order that is not there',
      call('getSupportOrder', { path: { id: 52 }, answer: refused(404, 'not_found') }),
      null,
    ],
    ['what is about nobody', call('listSupportPorts', { answer: records(25) }), null],
    ['what is no business of staff', call('listOrders', { answer: records(25) }), null],
    [
      'a stranger',
      call('getSupportOrder', { account: null, answer: refused(401, 'not_authenticated') }),
      null,
    ],
    [
      'a refusal',
      call('listAudit', { answer: refused(403, 'not_allowed') }),
      'refusal refuse-call operation listAudit',
    ],
    [
      'a second person who is the first',
      call('closePayoutBatch', { path: { id: 3 }, answer: refused(409, 'own_batch') }),
      'refusal refuse-own operation closePayoutBatch',
    ],
    [
      'another conflict',
      call('closePayoutBatch', { path: { id: 3 }, answer: refused(409, 'overtaken') }),
      null,
    ],
  ])('%s', (_, access, expected) => {
    const entry = accessEntry(access)
    expect(entry && `${entry.kind} ${entry.action} ${entry.subject} ${entry.subjectId}`).toBe(
      expected,
    )
  })
})

describe('presentedBy', () => {
  const body = { username: 'a@shop.example' }
  it.each<[string, Access, object | null]>([
    [
      'a sign-in',
      call('signIn', { body, answer: { status: 200, body: { token: 't' } } }),
      { token: 't' },
    ],
    [
      'a wrong password',
      call('signIn', { body, answer: refused(400, '') }),
      { email: 'a@shop.example' },
    ],
    ['one attempt too many', call('signIn', { body, answer: refused(429, '') }), null],
    ['a busy shop', call('signIn', { body, answer: refused(503, '') }), null],
    ['something else', call('register', { body }), null],
  ])('%s', (_, access, expected) => {
    expect(presentedBy(access)).toEqual(expected)
  })

  it('does not say who tried and was refused', () => {
    expect(signInEntry(call('signIn', { answer: refused(400, '') }), 7)).toMatchObject({
      kind: 'refusal',
      actorId: null,
      subjectId: '7',
    })
  })
})
