import type { OfferBasis } from '@bandari/sdk'
import type { BankEntry } from '../formats/bank-file.ts'
import { nameWords } from './names.ts'
import { nearNumbersIn, numbersIn, oneTypoFrom } from './references.ts'
import { tellsOfReturn } from './returns.ts'

/** An order, as movements are matched to it. */
export interface Payable {
  id: number
  number: string
  reference: string
  currency: string
  /** Hundredths still due. */
  due: number
  /** Names of its buyer and its consignee. */
  names: readonly string[]
}

/** An order that a movement may be meant for, and the evidence. */
export interface MatchCandidate {
  orderId: number
  basis: OfferBasis
}

/** Indexes to look up movements in. */
export interface Payables {
  /** Orders in any state by payment reference and by number, as far as the movements name them. */
  named: ReadonlyMap<string, readonly Payable[]>
  /** Each order that waits for money, by its payment reference. */
  open: ReadonlyMap<string, Payable>
  byName: ReadonlyMap<string, readonly Payable[]>
  byDue: ReadonlyMap<string, readonly Payable[]>
}

/** More would not help staff to choose. */
const maxCandidates = 5

/** If more orders than this wait for the same sum, the sum is no evidence. */
const maxOrdersOfSum = 3

/** A name's word that occurs in more orders than this is no evidence. */
const maxOrdersOfWord = 500

export function payablesOf(open: readonly Payable[], named: readonly Payable[]): Payables {
  return {
    named: grouped(named, ({ reference, number }) => [reference, number]),
    open: new Map(open.map((each) => [each.reference, each])),
    byName: grouped(open, ({ names }) => nameWords(names.join(' '))),
    byDue: grouped(open, ({ currency, due }) => [sumKey(currency, due)]),
  }
}

const sumKey = (currency: string, hundredths: number) => `${currency} ${hundredths}`

function grouped(
  open: readonly Payable[],
  keysOf: (payable: Payable) => readonly string[],
): Map<string, Payable[]> {
  const groups = new Map<string, Payable[]>()
  for (const payable of open) {
    for (const key of keysOf(payable)) {
      const group = groups.get(key)
      if (group) group.push(payable)
      else groups.set(key, [payable])
    }
  }
  return groups
}

interface Movement
  extends Pick<BankEntry, 'amount' | 'currency' | 'party' | 'text' | 'charges' | 'isReturn'> {}

/**
 * The orders that a movement may be meant for, the likeliest first. Only a full payment reference counts as named by
 * the sender; then nothing else is guessed. Money that left, and money that came back, was paid for no order: the one that
 * it names is told, and nothing is guessed.
 */
export function candidatesFor(movement: Movement, payables: Payables): MatchCandidate[] {
  const written = `${movement.text} ${movement.party}`
  const named = namedIn(written, payables.named)
  if (movement.amount <= 0 || movement.isReturn || tellsOfReturn(written)) {
    return named.map(({ orderId }) => ({ orderId, basis: 'returned' }))
  }
  if (named.length > 0) return named
  const typos = typosIn(written, payables.open)
  const guesses = guessesFor(movement, payables)
  const candidates = [...typos, ...guesses].filter(
    ({ orderId }, index, all) => all.findIndex((other) => other.orderId === orderId) === index,
  )
  return candidates.slice(0, maxCandidates)
}

function namedIn(written: string, named: Payables['named']): MatchCandidate[] {
  const found = new Map<number, MatchCandidate>()
  for (const number of numbersIn(written)) {
    for (const order of named.get(number) ?? []) {
      const basis = order.reference === number ? 'reference' : 'number'
      if (found.get(order.id)?.basis !== 'reference')
        found.set(order.id, { orderId: order.id, basis })
    }
  }
  return [...found.values()].toSorted(byBasis).slice(0, maxCandidates)
}

const bases: readonly OfferBasis[] = [
  'reference',
  'number',
  'slip',
  'sum-and-name',
  'name',
  'sum',
  'returned',
]

const byBasis = (a: MatchCandidate, b: MatchCandidate) =>
  bases.indexOf(a.basis) - bases.indexOf(b.basis)

function typosIn(written: string, open: Payables['open']): MatchCandidate[] {
  const found = nearNumbersIn(written).flatMap(oneTypoFrom)
  return [...new Set(found)].flatMap((reference) => {
    const order = open.get(reference)
    return order ? [{ orderId: order.id, basis: 'slip' as const }] : []
  })
}

function guessesFor(
  { amount, charges, currency, party, text }: Movement,
  { byName, byDue }: Payables,
): MatchCandidate[] {
  const sums = [amount, amount + charges].flatMap((sum) => byDue.get(sumKey(currency, sum)) ?? [])
  const ofSum = new Set(sums.map(({ id }) => id))
  const shared = new Map<number, number>()
  for (const word of nameWords(party || text)) {
    const orders = byName.get(word) ?? []
    if (orders.length > maxOrdersOfWord) continue
    for (const { id } of orders) shared.set(id, (shared.get(id) ?? 0) + 1)
  }
  const ofName = [...shared].flatMap(([id, words]) => (words >= 2 ? [id] : []))
  const both = ofName.filter((id) => ofSum.has(id))
  const candidate = (basis: OfferBasis) => (orderId: number) => ({ orderId, basis })
  return [
    ...both.map(candidate('sum-and-name')),
    ...ofName.slice(0, maxCandidates).map(candidate('name')),
    ...(ofSum.size <= maxOrdersOfSum ? [...ofSum].map(candidate('sum')) : []),
  ]
}
