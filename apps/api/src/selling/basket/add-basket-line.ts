import { choiceResult, chosenOf } from '../../stock/catalogue/product/choices.ts'
import { findGoods, type Goods } from '../../stock/catalogue/product/product.store.ts'
import { canSee, isBuyable } from '../../stock/catalogue/product/visibility.ts'
import type { Context } from '../../core/context.ts'
import type { Account } from '../../core/account.ts'
import type { Call, FieldCheck, Handler, Preparation } from '../../core/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import { readItemLink } from '../../stock/partner-items/item-link.ts'
import { findItemOfProduct } from '../../stock/partner-items/partner-product.store.ts'
import { silent } from '../../stock/partner-items/silent.ts'
import { stockItem } from '../../stock/partner-items/stock-item.ts'
import { readLink } from '../links.ts'
import { fromDecimal, tradeCurrency } from '../../core/money.ts'
import { findHold } from '../../pricing/price-holds/holds.store.ts'
import { bodyGroupOf } from '../../pricing/tariffs/body-group.ts'
import { isDestination } from '../../pricing/tariffs/destinations.store.ts'
import { findOption, findOptionAt, type OptionRow } from '../../pricing/tariffs/options.store.ts'
import { recentCharges, typeOfCharge, requestedType } from '../../pricing/tariffs/tariff.ts'
import { basketConflict } from './basket-conflict.ts'
import { listLineRows, lockMyBasket } from './basket.store.ts'
import { basketView } from './basket.view.ts'
import { readPricingTerms, readContentsWith } from './contents.ts'
import {
  refuseConflict,
  invalidLine,
  refuseChoice,
  refuseQuantity,
  unavailable,
} from './line-refusals.ts'
import { addToLine } from './line.store.ts'
import { readShopTerms } from './shop-terms.store.ts'
import { quantityResult } from './stock-rules.ts'

type AddCall = Call<'addBasketLine'>

export const addBasketLine: Handler<'addBasketLine'> = async (context, call) => {
  const { db, clock } = context
  const { body, account } = call
  const [named, read, row] = await inPipeline(
    db,
    (db) => readNamedOption(db, body),
    (db) => readProduct({ ...context, db }, body.url),
    (db) => lockMyBasket(db, account.id),
  )
  const wanted = await wantedOf(db, call, { named, read })
  if ('status' in wanted) return wanted
  const { product, option, claim, country } = wanted
  if (!isBuyable(product) || product.currency !== tradeCurrency) return unavailable

  const now = clock.now()
  const [terms, lines, hold] = await inPipeline(
    db,
    (db) => readShopTerms(db, now),
    (db) => listLineRows(db, row.id),
    (db) => findHold(db, { accountId: account.id, productId: product.id, now }),
  )
  const ground = await readPricingTerms(db, { row, terms, now })
  const basket = await readContentsWith(db, ground, lines)
  const { quantity, insurance = null, choice = {}, shipping_type: wish = null } = body
  const added = { code: option?.code ?? null, country, currency: product.currency }
  const quotePending = basket.quote === 'pending'
  const available = hold ? 1 : product.quantity - product.reserved
  if (available < 1) return unavailable
  const awaiting = basketConflict({ quotePending, lines: basket.lines }, added)
  if (awaiting) return refuseConflict(awaiting)
  const chosen = choiceResult(product, choice)
  if (chosen !== 'ok') return refuseChoice(chosen)
  const result = quantityResult({ productId: product.id, quantity, available }, basket.lines)
  if (result !== 'ok') return refuseQuantity(result)

  const seen = recentCharges(basket.tariffs, option?.port_id ?? null, now)
  const type = option
    ? typeOfCharge(claim, seen, product.class)
    : requestedType(wish, product.class)
  const line = {
    basketId: row.id,
    productId: product.id,
    quantity,
    price: hold?.amount ?? product.price,
    optionId: option?.id ?? null,
    type,
    charge: option && type ? seen[0][type] : 0,
    insurance,
    country,
    ...chosenOf(choice),
    now,
  }
  const isFirst = basket.lines.every(({ product_id: id }) => id !== product.id)
  const changed = await addToLine(db, line, { isFirst })
  return {
    status: 200,
    body: basketView(await readContentsWith(db, ground, changed), call.origin),
    whenRead: context.views.step('basket'),
  }
}

type RequestedOption = OptionRow | { problem: LinkProblem } | null

interface RequestedLinks {
  named: RequestedOption
  read: ReadProduct
}

/**
 * Resolves the links of the request. The buyer picks a port; the option is the one for the product's body group at that
 * port.
 */
async function wantedOf(db: Database, { body, account }: AddCall, { named, read }: RequestedLinks) {
  const [chosen] = body.options ?? []
  const optionProblems = named && 'problem' in named ? optionsBlamed(named.problem) : {}
  if ('refusal' in read) return read.refusal
  if ('problem' in read) return invalidLine({ url: [read.problem], ...optionProblems })
  const { product } = read
  if (!canSee(product, account)) {
    return invalidLine({ url: ['unknown_object'], ...optionProblems })
  }
  if (named && 'problem' in named) return invalidLine(optionsBlamed(named.problem))
  const { country = null } = body
  if (country !== null && !(await isDestination(db, { country, portId: named?.port_id ?? null })))
    return invalidLine({ country: ['unknown_object'] })
  if (!chosen || !named) return { product, option: null, claim: null, country }
  const group = bodyGroupOf(product.body_type)
  const isOwn = named.body_group === group
  const option = isOwn ? named : await findOptionAt(db, { portId: named.port_id, group })
  return { product, option: option ?? named, claim: readClaim(chosen.value), country }
}

type LinkProblem = 'unknown_object' | 'unknown_url' | 'other_url'

async function readNamedOption(
  db: Database,
  { options }: AddCall['body'],
): Promise<RequestedOption> {
  const [chosen] = options ?? []
  return chosen ? readOption(db, chosen.option) : null
}

async function readOption(db: Database, url: string) {
  const link = readLink(url, '/options/{id}/')
  if ('problem' in link) return link
  return (await findOption(db, link.id)) ?? { problem: 'unknown_object' as const }
}

function optionsBlamed(problem: LinkProblem) {
  return { options: [{ option: [problem] }] }
}

/** Checks the links of a line that the contract already refuses for another reason, without asking a partner. */
export const checkLine: FieldCheck<'addBasketLine'> = async ({ db }, { body, account }) => {
  const [chosen] = body.options ?? []
  const named = chosen?.option === undefined ? null : await readOption(db, chosen.option)
  const url = body.url === undefined ? null : await urlProblem(db, { url: body.url, account })
  return {
    ...(url === null ? {} : { url: [url] }),
    ...(named && 'problem' in named ? optionsBlamed(named.problem) : {}),
  }
}

async function urlProblem(
  db: Database,
  { url, account }: { url: string; account: Account },
): Promise<LinkProblem | null> {
  if (readItemLink(url) !== null) return null
  const link = readLink(url, '/products/{id}/')
  if ('problem' in link) return link.problem
  const product = await findGoods(db, link.id)
  return product && canSee(product, account) ? null : 'unknown_object'
}

type ReadProduct =
  | { product: Goods }
  | { problem: LinkProblem }
  | { refusal: typeof silent | typeof unavailable }

/** A partner's item is stocked at the partner's current price, also when its product is already here. */
async function readProduct(context: Context, url: string): Promise<ReadProduct> {
  const itemId = readItemLink(url)
  if (itemId !== null) return readItem(context, itemId)
  const link = readLink(url, '/products/{id}/')
  if ('problem' in link) return { problem: link.problem }
  const product = await findGoods(context.db, link.id)
  if (!product) return { problem: 'unknown_object' }
  if (product.item_id === null) return { product }
  const read = await readItem(context, product.item_id)
  // The product is known, so the item is one that its partner does not offer any more.
  return 'problem' in read ? { refusal: unavailable } : read
}

async function readItem(context: Context, itemId: string): Promise<ReadProduct> {
  const stocked = await stockItem(context, itemId)
  if ('productId' in stocked) {
    const product = await findGoods(context.db, stocked.productId)
    return product ? { product } : { problem: 'unknown_object' }
  }
  if (stocked.problem === 'silent') return { refusal: silent }
  if (stocked.problem === 'bidding') return { refusal: unavailable }
  return { problem: 'unknown_object' }
}

/**
 * Asks the partner before the basket is locked. The answer is cached, so the operation's own request is answered at
 * once, and no transaction waits for an outside service.
 */
export const prefetchItem: Preparation<'addBasketLine'> = async (
  { db, partner, log },
  { body },
) => {
  const productLink = readLink(body.url, '/products/{id}/')
  const id =
    readItemLink(body.url) ??
    ('id' in productLink ? await findItemOfProduct(db, productLink.id) : null)
  if (id === null) return
  try {
    await partner.find(db, id)
  } catch (error) {
    // The operation's own request will fail in the same way, and reports it.
    log.warn({ err: error, item: id }, 'The partner was not heard before the basket is locked')
  }
}

/** The contract allows a claim four decimal places, because older prices had them. */
function readClaim(value: string | number): number | null {
  return fromDecimal(String(value).replace(/(\.\d\d)0+$/, '$1'))
}
