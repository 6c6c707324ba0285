import {
  type Dimension,
  dimensions,
  featureFilter,
  type FilterName,
  type NumberFilter,
  numberNames,
  type Range,
} from '../filters/filters.ts'
import { type Bits, clearRange, invert, setRange } from './bits.ts'
import { type IndexedVehicle, notKnown, numbersOf } from './columns.ts'
import { type Dictionaries, wordOfFeature } from './dictionaries.ts'
import { none } from './dictionary.ts'
import { openBits } from './open-bits.ts'
import { hasPosting, keepPostings, positionsWith, writePostings } from './postings.ts'
import { keepInRange, writeInRange } from './range-index.ts'
import { positionFor, postingsFor, rangeIndexFor, type Segment } from './segment.ts'

/** How one clause of a search looks at the vehicles of the index. */
export interface Matcher {
  filter: FilterName
  /** Equal where the same is asked; null where no count may be cached. */
  key: string | null
  /** Whether no position of the segment matches, as far as that can be told without looking at positions. */
  isOutside: (segment: Segment) => boolean
  /** Of `bits`, the first `words` of which count, the positions stay that match. */
  keep: (segment: Segment, bits: Bits, words: number) => void
  /** Writes the positions that match, tombstones among them. */
  write: (segment: Segment, bits: Bits, words: number) => void
  matchesAt: (segment: Segment, position: number) => boolean
  /** One that came since its segment was built. */
  matches: (vehicle: IndexedVehicle) => boolean
  /** The positions of a segment that may match, where they are listed and not marked by bits. */
  listed?: (segment: Segment) => Uint16Array | null
  /** Where prices in cents are all that is asked: counts at any price are cached without it. */
  prices?: Range
}

/** Any of the values; one that no vehicle ever had is left out, so that nothing may match. */
export function valueMatcher(
  filter: FilterName & Dimension,
  values: readonly string[],
  dictionaries: Dictionaries,
): Matcher {
  const index = dimensions.indexOf(filter)
  const dictionary = dictionaries.of(filter)
  const codes = values.map((value) => dictionary.find(value)).filter((code) => code !== none)
  const [only = none] = codes
  return {
    filter,
    key: `${filter} ${codes.join()}`,
    isOutside: (segment) => {
      const postings = postingsFor(segment, filter)
      return codes.every((code) => !hasPosting(postings, code))
    },
    keep: (segment, bits, words) =>
      keepPostings(bits, postingsFor(segment, filter), { codes, words }),
    write: (segment, bits, words) =>
      writePostings(bits, postingsFor(segment, filter), { codes, words }),
    matchesAt: ({ columns }, position) => codes.includes(columns.codes[index]?.[position] ?? none),
    matches: (vehicle) => codes.includes(vehicle.codes[index] ?? none),
    listed: (segment) => {
      const postings = postingsFor(segment, filter)
      return codes.length === 1 && !postings.frequent.has(only)
        ? positionsWith(postings, only)
        : null
    },
  }
}

/** Any of the spellings of a feature, which stand among the words. */
export function featureMatcher(features: readonly string[], { words }: Dictionaries): Matcher {
  const codes = features.map((feature) => words.find(wordOfFeature(feature)))
  const own = ({ columns }: Segment, position: number) =>
    columns.words.subarray(columns.wordStarts[position], columns.wordStarts[position + 1])
  return {
    filter: featureFilter,
    key: `${featureFilter} ${codes.join()}`,
    isOutside: (segment) => codes.every((code) => !hasPosting(segment.words, code)),
    keep: (segment, bits, count) => keepPostings(bits, segment.words, { codes, words: count }),
    write: (segment, bits, count) => writePostings(bits, segment.words, { codes, words: count }),
    matchesAt: (segment, position) => own(segment, position).some((code) => codes.includes(code)),
    matches: (vehicle) => vehicle.words.some((code) => codes.includes(code)),
  }
}

/** All of the words. */
export function wordMatcher(lexemes: readonly string[], { words }: Dictionaries): Matcher {
  const codes = lexemes.map((word) => words.find(word))
  const [first = none, ...others] = codes
  return {
    filter: 'words',
    key: `words ${codes.join()}`,
    isOutside: (segment) => codes.some((code) => !hasPosting(segment.words, code)),
    keep: (segment, bits, count) => {
      for (const code of codes) keepPostings(bits, segment.words, { codes: [code], words: count })
    },
    write: (segment, bits, count) => {
      writePostings(bits, segment.words, { codes: [first], words: count })
      for (const code of others) keepPostings(bits, segment.words, { codes: [code], words: count })
    },
    matchesAt: ({ columns }, position) => {
      const own = columns.words.subarray(
        columns.wordStarts[position],
        columns.wordStarts[position + 1],
      )
      return codes.every((code) => own.includes(code))
    },
    matches: (vehicle) => codes.every((code) => vehicle.words.includes(code)),
  }
}

/** A number within the range; one that is not known lies in none. */
export function numberMatcher(filter: NumberFilter, range: Range): Matcher {
  const index = numberNames.indexOf(filter)
  const isWithin = (number: number) => number >= Math.max(range.from, 0) && number <= range.to
  return {
    filter,
    key: `${filter} ${range.from}-${range.to}`,
    isOutside: () => false,
    keep: (segment, bits, words) =>
      keepInRange(rangeIndexFor(segment, filter), range, { fitting: bits, words }),
    write: (segment, bits) => writeInRange(rangeIndexFor(segment, filter), range, bits),
    matchesAt: ({ columns }, position) =>
      isWithin(numbersOf(columns, filter)[position] ?? notKnown),
    matches: (vehicle) => isWithin(vehicle.numbers[index] ?? notKnown),
  }
}

/** A segment is a run of prices: most lie outside a range, and one that does not is cut at two positions. */
export function priceMatcher(range: Range): Matcher {
  const { from, to } = range
  return {
    filter: 'price',
    key: `price ${from}-${to}`,
    prices: range,
    isOutside: ({ columns: { prices, count } }) =>
      (prices[0] ?? 0) > to || (prices[count - 1] ?? 0) < from,
    keep: (segment, bits) => {
      const [first, end] = positionsWithin(segment, range)
      clearRange(bits, 0, first)
      clearRange(bits, end, segment.columns.count)
    },
    write: (segment, bits, words) => {
      bits.fill(0, 0, words)
      setRange(bits, ...positionsWithin(segment, range))
    },
    matchesAt: ({ columns }, position) => {
      const price = columns.prices[position] ?? 0
      return price >= from && price <= to
    },
    matches: ({ price }) => price >= from && price <= to,
  }
}

/** From the first position on, before the second. */
function positionsWithin(segment: Segment, { from, to }: Range): [number, number] {
  const first = positionFor(segment, { price: from, id: 0 })
  const end = positionFor(segment, { price: to, id: Number.MAX_SAFE_INTEGER })
  return [first, Math.max(first, end)]
}

/** What any of several of one filter match. */
export function anyMatcher(matchers: readonly [Matcher, ...Matcher[]]): Matcher {
  const [first, ...others] = matchers
  const unite = (segment: Segment, bits: Bits, words: number) => {
    first.write(segment, bits, words)
    for (const other of others) {
      other.write(segment, another, words)
      for (let word = 0; word < words; word += 1)
        bits[word] = (bits[word] ?? 0) | (another[word] ?? 0)
    }
  }
  return {
    filter: first.filter,
    key: matchers.some(({ key }) => key === null)
      ? null
      : `any (${matchers.map(({ key }) => key).join(' | ')})`,
    isOutside: (segment) => matchers.every((matcher) => matcher.isOutside(segment)),
    keep: (segment, bits, words) => {
      unite(segment, united, words)
      for (let word = 0; word < words; word += 1)
        bits[word] = (bits[word] ?? 0) & (united[word] ?? 0)
    },
    write: unite,
    matchesAt: (segment, position) =>
      matchers.some((matcher) => matcher.matchesAt(segment, position)),
    matches: (vehicle) => matchers.some((matcher) => matcher.matches(vehicle)),
  }
}

const united = openBits()
const another = openBits()

/** All that another does not match. Nothing is cached. */
export function exceptMatcher(other: Matcher): Matcher {
  return {
    filter: other.filter,
    key: null,
    isOutside: () => false,
    keep: (segment, bits, words) => {
      other.write(segment, excluded, words)
      for (let word = 0; word < words; word += 1)
        bits[word] = (bits[word] ?? 0) & ~(excluded[word] ?? 0)
    },
    write: (segment, bits, words) => {
      other.write(segment, bits, words)
      invert(bits, segment.columns.count)
    },
    matchesAt: (segment, position) => !other.matchesAt(segment, position),
    matches: (vehicle) => !other.matches(vehicle),
  }
}

const excluded = openBits()

export function matchesAll(vehicle: IndexedVehicle, matchers: readonly Matcher[]): boolean {
  return matchers.every((matcher) => matcher.matches(vehicle))
}
