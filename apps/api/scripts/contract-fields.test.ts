import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { type Contract, type Field, fieldsOf, saidBy } from './contract-fields.ts'

/**
 * A field that the contract declares is one that something reads or sends. What an operation takes must be taken out of
 * an object somewhere in the code that answers it, and what it answers must be named there.
 */

const sources = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'))

/** Files that the code of an operation is given when the shop starts, or that wrote what it reads back. */
const beside: Readonly<Record<string, readonly string[]>> = {
  getProduct: ['pricing/tariffs/product-options.ts'],
  getProductDocument: ['pricing/tariffs/product-options.ts'],
  searchItems: ['stock/partner-items/ebay-shapes.ts'],
  searchVehicles: ['landed/destinations/class-pricer.ts'],
  listProductCards: ['landed/destinations/class-pricer.ts'],
  listAddresses: ['people/accounts/addresses/read-address.ts'],
  getAddress: ['people/accounts/addresses/read-address.ts'],
  getOrderConsignee: ['people/accounts/addresses/read-address.ts'],
  getSupportOrderConsignee: ['people/accounts/addresses/read-address.ts'],
  stopConsigneeChange: ['people/accounts/addresses/read-address.ts'],
  stopSupportConsigneeChange: ['people/accounts/addresses/read-address.ts'],
  readPayoutDetails: ['supporters/payout-details/parse-payout-details.ts'],
  setBankColumns: ['money/statements/formats/csv-statement.ts'],
  listBankColumns: ['money/statements/formats/csv-statement.ts'],
  removeBankColumns: ['money/statements/formats/csv-statement.ts'],
  listAlerts: ['saved/alerts/save-search.ts'],
  changeSavedSearch: ['saved/alerts/save-search.ts'],
  removeSavedSearch: ['saved/alerts/save-search.ts'],
  setFavouriteAlerts: ['saved/alerts/save-search.ts'],
}

/** An address is copied field by field, under the names that it is kept by; where to is asked of a consignee only. */
const copied = ['title', 'notes', 'email']
const ofConsignee = ['destination_port', 'destination_code']
/** What a browser answers for a passkey goes to the library that verifies it as it came. */
const ofPasskey = ['authenticatorData', 'clientDataJSON', 'signature']
/** Each switch is kept under its own name. */
const ofNotifications = ['commission', 'listing_ordered', 'order_steps']
const known: Readonly<Record<string, readonly string[]>> = {
  createAddress: [...copied, ...ofConsignee],
  replaceAddress: [...copied, ...ofConsignee],
  updateAddress: [...copied, ...ofConsignee],
  placeOrder: ['notes'],
  checkConsignee: copied,
  askConsigneeChange: ['notes'],
  setConsignee: ['notes'],
  updateProfile: ofNotifications,
  // Columns are kept whole.
  setBankColumns: ['done'],
  completeSignIn: ofPasskey,
  stepUp: ofPasskey,
}

const handlers = new Map(
  files.flatMap((file) => {
    const found = readFileSync(`${sources}${file}`, 'utf8').matchAll(
      /export const (\w+): Handler<'(\w+)'>/g,
    )
    return [...found].map(([, , operation]) => [operation ?? '', file] as const)
  }),
)

function isDead({ operation, way, name }: Field): boolean {
  const handler = handlers.get(operation)
  if (handler === undefined) throw new Error(`nothing answers ${operation}`)
  const code = [handler, ...(way === 'answers' ? (beside[operation] ?? []) : [])]
  return !code.some((file) => said(file, way).has(name))
}

const methods = globSync('money/*/method.ts', { cwd: sources }).map((file) => `${sources}${file}`)
const addresses = [`${sources}people/accounts/addresses/read-address.ts`]

/** Orders ask the payment methods through a port, and hold addresses that were read when they were placed. */
const brought = (way: Field['way']) => (file: string) => {
  if (file.endsWith('selling/payments/methods.ts')) return methods
  return way === 'answers' && file.endsWith('selling/orders/order.view.ts') ? addresses : []
}

const kept = new Map<string, Set<string>>()

function said(file: string, way: Field['way']): Set<string> {
  const key = `${way} ${file}`
  const there = kept.get(key) ?? saidBy(`${sources}${file}`, way, brought(way))
  kept.set(key, there)
  return there
}

function deadIn(contract: Contract): string[] {
  return fieldsOf(contract)
    .filter(isDead)
    .map(({ operation, way, name }) => `${operation} ${way} ${name}`)
}

const contract = document as unknown as Contract

it('every field of the contract is read or sent', () => {
  const expected = Object.entries(known).flatMap(([operation, names]) =>
    names.map((name) => `${operation} takes ${name}`),
  )
  // Also the other way: what is read by now is no exception any more.
  expect(deadIn(contract).toSorted()).toEqual(expected.toSorted())
})

it.each<[string, string, object]>([
  ['CheckoutRequest', 'placeOrder takes gift_wrap', { type: 'string' }],
  ['SavedAddressInput', 'createAddress takes gift_wrap', { type: 'boolean' }],
  ['Order', 'getOrder answers gift_wrap', { type: 'string' }],
  ['BasketLine', 'listBasketLines answers gift_wrap', { type: 'string' }],
  ['VehicleSearchResult', 'searchVehicles answers gift_wrap', { type: 'string' }],
])('a new field of %s is missed: %s', (name, sentence, shape) => {
  const changed = structuredClone(document) as unknown as Contract & {
    components: { schemas: Record<string, { properties: Record<string, object> }> }
  }
  const schema = changed.components.schemas[name]
  if (!schema) throw new Error(`no ${name}`)
  schema.properties['gift_wrap'] = shape
  expect(deadIn(changed)).toContain(sentence)
  schema.properties['gift_wrap'] = { ...shape, 'x-ignored': true }
  expect(deadIn(changed)).not.toContain(sentence)
})
