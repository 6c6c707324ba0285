import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * What moves money, or mails about it, is done once however often it is sent. Which writes these are follows from the
 * contract: they answer with a record of money, or their path names one.
 */

interface Node {
  $ref?: string
}

interface Operation {
  operationId: string
  responses: Record<string, unknown>
  parameters?: Node[]
  'x-idempotent'?: boolean
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const contract = JSON.parse(
  readFileSync(new URL('../src/generated/openapi.json', import.meta.url), 'utf8'),
) as Contract

const records = [
  'OrderPayment',
  'RefundRequest',
  'PayoutBatch',
  'Adjustment',
  'BankEntry',
  'MpesaReceipt',
  'SupportAgent',
]

const named = /checkout|payment|refund|payout|adjustment|bank|mpesa|mails|insurance|outcome/

/** They move none: each with what it does instead. */
const movesNone: Readonly<Record<string, string>> = {
  addPaymentSlip: 'keeps a file beside a report, three at the most',
  askPayoutDetails: 'replaces where a supporter is paid, and pays nobody',
  confirmPayoutDetails: 'confirms where a supporter is paid, and pays nobody',
  declineCancellation: 'leaves an order as it is, and is refused the second time',
  setInsuranceTariff: 'is a price list',
  draftBankAccount: 'drafts an account of ours',
  decideBankAccount: 'decides on an account of ours',
  importBankStatement: 'knows each movement of a file again by its fingerprint',
  readBankStatement: 'writes nothing',
  removeBankColumns: 'forgets how a file is read',
  setBankColumns: 'says how a file is read',
}

/** Names of the shapes that a part of the contract leads to. */
function shapesOf(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found
  const { $ref } = part as Node
  const [, , kind = '', name = ''] = $ref?.split('/') ?? []
  if (name !== '' && !found.has(name)) {
    found.add(name)
    shapesOf(contract.components[kind]?.[name], found)
  }
  for (const each of Object.values(part)) shapesOf(each, found)
  return found
}

function answersMoney({ responses }: Operation): boolean {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  const shapes = shapesOf(good.map(([, answer]) => answer))
  return records.some((record) => shapes.has(record))
}

const writes = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item[method]
    return operation ? [{ path, operation }] : []
  }),
)

const moneyWrites = writes.filter(
  ({ path, operation }) =>
    (named.test(path) || answersMoney(operation)) && !(operation.operationId in movesNone),
)

it.each(moneyWrites.map(({ operation }) => [operation.operationId, operation] as const))(
  '%s is done once under one key',
  (_name, operation) => {
    expect(operation['x-idempotent']).toBe(true)
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  },
)

it('they are the ones that a person would name', () => {
  expect(moneyWrites.map(({ operation }) => operation.operationId).toSorted()).toEqual([
    'adjustCommission',
    'answerPaymentReport',
    'assignBankEntry',
    'closePayoutBatch',
    'createPayoutBatch',
    'decideAdjustment',
    'decideRefund',
    'dismissBankEntry',
    'extendPayment',
    'payAgent',
    'placeMpesaReceipt',
    'placeOrder',
    'priceOrderInsurance',
    'promptMpesa',
    'recordPayment',
    'reportPayment',
    'requestRefund',
    'resolveClaim',
    'sendInvoiceAgain',
    'sendMailAgain',
    'takeBackPayment',
    'undoBankEntry',
    'updateSupportOrder',
  ])
})

it('what moves no money is there, and takes no key', () => {
  const known = new Map(writes.map(({ operation }) => [operation.operationId, operation]))
  for (const name of Object.keys(movesNone)) {
    expect(known.get(name), name).toMatchObject({ operationId: name })
    expect(known.get(name)?.['x-idempotent'], name).toBeUndefined()
  }
})
