import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { type Contract, type Field, fieldsOf, collectWords } from './contract-fields.ts'

/**
 * Every field of the contract must be used. The code that answers an operation must read each field of the request from an
 * object, and must name each field of the answer.
 */

const sources = fileURLToPath(new URL('../src/', import.meta.url))
const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'))

/** Files that an operation uses without an import: injected when the shop starts, or writers of data that it reads back. */
const injectedFiles: Readonly<Record<string, readonly string[]>> = {
  getProduct: ['pricing/tariffs/product-options.ts'],
  getProductDocument: ['pricing/tariffs/product-options.ts'],
  searchItems: ['stock/partner-items/ebay-shapes.ts'],
  searchVehicles: ['landed/destinations/class-pricer.ts'],
  listProductCards: ['landed/destinations/class-pricer.ts'],
  // Null in lists.
  listSupportQuotes: ['conversations/quotes/own-prices.ts'],
  listAccountMerges: ['people/merges/merge-effect.ts'],
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
  getImportDecisions: ['stock/imports/mapping/value-groups.ts'],
  listAlerts: ['saved/alerts/save-search.ts'],
  changeSavedSearch: ['saved/alerts/save-search.ts'],
  removeSavedSearch: ['saved/alerts/save-search.ts'],
  setFavouriteAlerts: ['saved/alerts/save-search.ts'],
}

/** An address is copied field by field under its stored names; only a consignee has a destination. */
const copiedFields = ['title', 'notes', 'email']
const consigneeFields = ['destination_port', 'destination_code']
/** A browser's passkey answer goes unchanged to the library that verifies it. */
const passkeyFields = ['authenticatorData', 'clientDataJSON', 'signature']
/** Each switch is stored under its own name. */
const notificationFields = ['commission', 'listing_ordered', 'order_steps', 'weekly_figures']
const exceptions: Readonly<Record<string, readonly string[]>> = {
  createAddress: [...copiedFields, ...consigneeFields],
  replaceAddress: [...copiedFields, ...consigneeFields],
  updateAddress: [...copiedFields, ...consigneeFields],
  placeOrder: ['notes'],
  checkConsignee: copiedFields,
  askConsigneeChange: ['notes'],
  setConsignee: ['notes'],
  updateProfile: notificationFields,
  // The counter of vitals, which is injected, reads them.
  recordVitals: ['cls', 'device', 'fcp', 'inp', 'language', 'lcp', 'page', 'ttfb'],
  // Columns are stored as one value.
  setBankColumns: ['done'],
  // Offices are stored as one value.
  updateShopSettings: ['latitude', 'longitude'],
  completeSignIn: passkeyFields,
  stepUp: passkeyFields,
}

const handlers = new Map(
  files.flatMap((file) => {
    const found = readFileSync(`${sources}${file}`, 'utf8').matchAll(
      /export const (\w+): Handler<'(\w+)'>/g,
    )
    return [...found].map(([, , operation]) => [operation ?? '', file] as const)
  }),
)

function isUnused({ operation, direction, name }: Field): boolean {
  const handler = handlers.get(operation)
  if (handler === undefined) throw new Error(`nothing answers ${operation}`)
  const code = [handler, ...(direction === 'answers' ? (injectedFiles[operation] ?? []) : [])]
  return !code.some((file) => wordsOf(file, direction).has(name))
}

const methods = globSync('money/*/method.ts', { cwd: sources }).map((file) => `${sources}${file}`)
const addresses = [`${sources}people/accounts/addresses/read-address.ts`]

/** Orders receive the payment methods by injection, and hold addresses that were parsed when they were placed. */
const injectedInto = (direction: Field['direction']) => (file: string) => {
  if (file.endsWith('selling/payments/methods.ts')) return methods
  return direction === 'answers' && file.endsWith('selling/orders/order.view.ts') ? addresses : []
}

const cache = new Map<string, Set<string>>()

function wordsOf(file: string, direction: Field['direction']): Set<string> {
  const key = `${direction} ${file}`
  const words =
    cache.get(key) ?? collectWords(`${sources}${file}`, direction, injectedInto(direction))
  cache.set(key, words)
  return words
}

function unusedFields(contract: Contract): string[] {
  return fieldsOf(contract)
    .filter(isUnused)
    .map(({ operation, direction, name }) => `${operation} ${direction} ${name}`)
}

const contract = document as unknown as Contract

it('uses every field of the contract', () => {
  const expected = Object.entries(exceptions).flatMap(([operation, names]) =>
    names.map((name) => `${operation} takes ${name}`),
  )
  // An exception whose field is used by now must be removed, too.
  expect(unusedFields(contract).toSorted()).toEqual(expected.toSorted())
})

it.each<[string, string, object]>([
  ['CheckoutRequest', 'placeOrder takes gift_wrap', { type: 'string' }],
  ['SavedAddressInput', 'createAddress takes gift_wrap', { type: 'boolean' }],
  ['Order', 'getOrder answers gift_wrap', { type: 'string' }],
  ['BasketLine', 'listBasketLines answers gift_wrap', { type: 'string' }],
  ['VehicleSearchResult', 'searchVehicles answers gift_wrap', { type: 'string' }],
])('reports an unused new field of %s: %s', (name, message, shape) => {
  const changed = structuredClone(document) as unknown as Contract & {
    components: { schemas: Record<string, { properties: Record<string, object> }> }
  }
  const schema = changed.components.schemas[name]
  if (!schema) throw new Error(`no ${name}`)
  schema.properties['gift_wrap'] = shape
  expect(unusedFields(changed)).toContain(message)
  schema.properties['gift_wrap'] = { ...shape, 'x-ignored': true }
  expect(unusedFields(changed)).not.toContain(message)
})
