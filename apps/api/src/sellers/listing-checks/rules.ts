import { createHash } from 'node:crypto'
import { findContacts } from '../../conversations/threads/mask-contacts.ts'
import { fewestSimilar, percentAbove } from '../figures/similar.ts'

/** Rules find what staff may want to look at; none decides anything. */
export type RuleCode = 'price' | 'contact' | 'picture' | 'chassis' | 'flood'

/** What a rule measures by; null where it has no such number. */
export interface RuleTerms {
  threshold: number | null
  days: number | null
}

/** The value that was found, and what it was compared with. */
export interface FindingDetail {
  percent?: number
  /** Minor units of the listing’s currency. */
  median?: number
  similar?: number
  texts?: string[]
  count?: number
  days?: number
  others?: { id: number; distance?: number }[]
  /** Cases of doubled chassis numbers. */
  doubles?: number[]
}

export interface NewFinding {
  productId: number
  /** Of what there is one finding: the listing, or its seller. */
  about: string
  /** The same again is not worth another look. */
  fingerprint: string
  detail: FindingDetail
}

/** The range of each number; null where a rule has none. */
export const bounds: Readonly<
  Record<RuleCode, { threshold: readonly [number, number] | null; days: boolean }>
> = {
  price: { threshold: [10, 500], days: false },
  contact: { threshold: null, days: false },
  picture: { threshold: [0, 10], days: false },
  chassis: { threshold: null, days: false },
  flood: { threshold: [2, 1000], days: true },
}

export const dayRange = [1, 90] as const

/** For how many days somebody is a new seller. */
export const newSellerDays = 90

/** Which numbers of a rule are out of their range. */
export function termsMistakes(
  code: RuleCode,
  { threshold, days }: RuleTerms,
): ('threshold' | 'days')[] {
  const { threshold: range, days: hasDays } = bounds[code]
  const isThreshold =
    range === null
      ? threshold === null
      : threshold !== null && threshold >= range[0] && threshold <= range[1]
  const isDays = hasDays
    ? days !== null && days >= dayRange[0] && days <= dayRange[1]
    : days === null
  return [...(isThreshold ? [] : (['threshold'] as const)), ...(isDays ? [] : (['days'] as const))]
}

interface PriceFacts {
  id: number
  price: number
  currency: string
  median: number | null
  count: number
}

/** It comes back with another price, not because others move. */
export function priceFinding(
  { id, price, currency, median, count }: PriceFacts,
  threshold: number,
): NewFinding | null {
  if (median === null || count < fewestSimilar) return null
  const percent = percentAbove(price, median)
  if (Math.abs(percent) < threshold) return null
  return {
    productId: id,
    about: String(id),
    fingerprint: `${price} ${currency}`,
    detail: { percent, median, similar: count },
  }
}

const mostTexts = 10
const longestText = 100

/** What buyers read of a listing. */
export interface ReadText {
  id: number
  text: string
  /** It looks like a telephone number, and a spare's text is bound to name it. */
  part_number: string | null
}

export function contactFinding({ id, text, part_number }: ReadText): NewFinding | null {
  const own = part_number === null ? null : plain(part_number)
  const found = findContacts(text).filter((contact) => plain(contact) !== own)
  if (found.length === 0) return null
  return {
    productId: id,
    about: String(id),
    fingerprint: digest(found.map((contact) => contact.toLowerCase()).toSorted()),
    detail: { texts: found.slice(0, mostTexts).map((one) => one.slice(0, longestText)) },
  }
}

const plain = (number: string) => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()

const mostOthers = 20

export interface SeenPicture {
  id: number
  other_id: number
  distance: number
}

/** One finding a listing, of all listings that show one of its pictures. */
export function pictureFindings(seen: readonly SeenPicture[], threshold: number): NewFinding[] {
  const near = seen.filter(({ distance }) => distance <= threshold)
  return [...Map.groupBy(near, ({ id }) => id)].map(([id, pictures]) => {
    const closest = new Map<number, number>()
    for (const { other_id, distance } of pictures)
      closest.set(other_id, Math.min(distance, closest.get(other_id) ?? distance))
    const others = [...closest]
      .map(([other, distance]) => ({ id: other, distance }))
      .toSorted((a, b) => a.distance - b.distance || a.id - b.id)
      .slice(0, mostOthers)
    return {
      productId: id,
      about: String(id),
      fingerprint: digest(others.map((other) => String(other.id)).toSorted()),
      detail: { others },
    }
  })
}

export interface SeenChassis {
  /** The newer listing. */
  id: number
  other_id: number
  double_id: number
  chassis: string
}

/** The newer of two listings is looked at. */
export function chassisFindings(seen: readonly SeenChassis[]): NewFinding[] {
  return [...Map.groupBy(seen, ({ id }) => id)].map(([id, cases]) => ({
    productId: id,
    about: String(id),
    fingerprint: digest(cases.map(({ chassis, other_id }) => `${chassis} ${other_id}`).toSorted()),
    detail: {
      others: cases.slice(0, mostOthers).map(({ other_id }) => ({ id: other_id })),
      doubles: cases.map(({ double_id }) => double_id),
    },
  }))
}

interface FloodFacts {
  vendor_id: number
  newest_id: number
  count: number
}

/** One finding a seller; it comes back when they have published twice as many. */
export function floodFinding(
  { vendor_id, newest_id, count }: FloodFacts,
  { threshold, days }: { threshold: number; days: number },
): NewFinding | null {
  if (count < threshold) return null
  return {
    productId: newest_id,
    about: sellerKey(vendor_id),
    fingerprint: `x${Math.floor(Math.log2(count / threshold))} of ${threshold}`,
    detail: { count, days },
  }
}

export const sellerKey = (id: number) => `seller ${id}`

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
