import { plainWord } from '../../listings/plain-word.ts'
import { columnsOf, type ImportClass } from '../columns.ts'
import type { Subjects } from '../find-subject.ts'
import { nearestName } from '../nearest-name.ts'
import { isPictureHeading } from '../pictures/picture-columns.ts'
import type { CsvRow } from '../read-csv.ts'
import { withoutGuard } from '../../../core/csv.ts'
import { type ContentKind, contentKind, fitOf, isYears } from './content.ts'
import { statedCurrency, statedUnit } from './currencies.ts'
import { headingWords } from './heading-words.data.ts'
import {
  type Certainty,
  isOfListings,
  listingCurrency,
  type MappedColumn,
  type MappedField,
  type Mapping,
  placesOf,
  priceField,
} from './mapping.ts'

interface File {
  headings: readonly string[]
  rows: readonly CsvRow[]
}

export interface Around {
  importClass: ImportClass
  subjects: Subjects
  thisYear: number
}

interface Claim {
  place: number
  field: MappedField
  certainty: Certainty
  /** The higher one has the field. */
  strength: number
}

/** Enough rows to see what a column holds. */
const looked = 400

/** What each column of a file probably means, by its heading and by its values. */
export function guessMapping(file: File, around: Around): Mapping {
  const values = file.headings.map((_, place) => valuesOf(file, place))
  const claims = file.headings
    .flatMap((heading, place) => claimOf({ heading, place }, values[place] ?? [], around) ?? [])
    .toSorted((one, other) => other.strength - one.strength || one.place - other.place)
  const columns = file.headings.map(
    (heading): MappedColumn => ({ heading, field: null, certainty: 'none', claims: null }),
  )
  const taken = new Set<MappedField>()
  for (const { place, field, certainty } of claims) {
    const column = columns[place]
    if (!column) continue
    if (field === 'pictures') {
      Object.assign(column, { field, certainty })
      continue
    }
    // What only looks like a column that is there is something else.
    if (taken.has(field)) column.claims = certainty === 'content' ? null : field
    else Object.assign(column, { field, certainty })
    taken.add(field)
  }
  const mapping = { columns, constants: {}, currency: null, rate: null, mileageUnit: null }
  return { ...mapping, ...statedBy({ columns }, file, around.importClass) }
}

/** What the file itself says of its units. */
function statedBy(
  mapping: Pick<Mapping, 'columns'>,
  file: File,
  importClass: ImportClass,
): Pick<Mapping, 'currency' | 'mileageUnit'> {
  const [price] = placesOf(mapping, priceField(importClass))
  const [mileage] = placesOf(mapping, 'mileage')
  const stated =
    price === undefined ? null : statedCurrency(file.headings[price] ?? '', valuesOf(file, price))
  const isKnown = price !== undefined && isOfListings({ ...mapping, constants: {} }, importClass)
  return {
    currency: stated ?? (isKnown ? listingCurrency(importClass) : null),
    mileageUnit:
      mileage === undefined
        ? null
        : statedUnit(file.headings[mileage] ?? '', valuesOf(file, mileage)),
  }
}

/** The filled cells of the first rows. */
export function valuesOf({ rows }: Pick<File, 'rows'>, place: number): string[] {
  return rows
    .slice(0, looked)
    .map(({ cells }) => withoutGuard(cells[place] ?? '').trim())
    .filter((value) => value !== '')
}

function claimOf(
  { heading, place }: { heading: string; place: number },
  values: readonly string[],
  around: Around,
): Claim | null {
  const named = namedField(heading, around.importClass)
  // A word among others may mean something else: what the column holds must bear it out, where that can be seen. Paints have
  // names of their own.
  const isBorneOut =
    named &&
    (named.strength > 5 || named.field === 'colour' || fitOf(named.field, values, around) !== 0)
  if (named && isBorneOut) {
    const isYear = named.field === 'model' && isYears(values, around)
    const field = isYear ? 'year' : named.field
    const fit = fitOf(field, values, around)
    return { place, field, certainty: named.certainty, strength: named.strength + fit }
  }
  const field = fieldOfContent(contentKind(values, around), around.importClass)
  if (field === null) return null
  return { place, field, certainty: 'content', strength: fitOf(field, values, around) }
}

function fieldOfContent(kind: ContentKind, importClass: ImportClass): MappedField | null {
  if (kind === 'pictures') return kind
  const field = kind === 'price' ? priceField(importClass) : kind
  return columnsOf(importClass).find(([name]) => name === field)?.[0] ?? null
}

interface Named {
  field: MappedField
  certainty: Certainty
  strength: number
}

/** By our own heading, a dealer’s word for it, such a word among others, or one that is misspelt. */
function namedField(heading: string, importClass: ImportClass): Named | null {
  const { own, words } = namesOf(importClass)
  const plain = plainWord(heading)
  if (plain === '') return null
  // `Preço de venda (MT)`
  const bare = heading.replaceAll(/[([（【].*?[)\]）】]/g, ' ')
  if (isPictureHeading(heading)) return { field: 'pictures', certainty: 'heading', strength: 9 }
  const exact = own.get(plain)
  if (exact) return { field: exact, certainty: 'heading', strength: 9 }
  const known = words.get(plain) ?? own.get(plainWord(bare)) ?? words.get(plainWord(bare))
  if (known) return { field: known, certainty: 'words', strength: 7 }
  const parts = wordsOf(plainWord(bare) === '' ? heading : bare)
  const part = parts.flatMap((each) => own.get(each) ?? words.get(each) ?? []).at(-1)
  if (part !== undefined && parts.length <= 4)
    return { field: part, certainty: 'words', strength: 5 }
  const near = plain.length < 4 ? null : nearestName(heading, [...own.keys(), ...words.keys()])
  const meant = near === null ? undefined : (own.get(near) ?? words.get(near))
  return meant === undefined ? null : { field: meant, certainty: 'spelling', strength: 3 }
}

/** `list.color`, `Price (NZD)`, `mileageKm`; also two of them together, as in `body type code`. */
function wordsOf(heading: string): string[] {
  const parts = heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const single = (parts ?? []).filter((part) => part.length > 1 && !joining.has(part))
  const pairs = single.slice(1).map((part, place) => `${single[place]}${part}`)
  return [...single, ...pairs]
}

/** `Tipo de combustível`, `mwaka wa kutengenezwa` */
const joining = new Set('of the de do da dos das du des la le les ya wa za cha la kwa'.split(' '))

interface Names {
  own: ReadonlyMap<string, MappedField>
  words: ReadonlyMap<string, MappedField>
}

const cachedNames = new Map<ImportClass, Names>()

function namesOf(importClass: ImportClass): Names {
  const cached = cachedNames.get(importClass)
  if (cached) return cached
  const columns = columnsOf(importClass)
  const own = new Map<string, MappedField>(
    columns.flatMap(([name, { heading, also = [] }]) =>
      [heading, ...also].map((each) => [plainWord(each), name] as const),
    ),
  )
  const fields: MappedField[] = [...columns.map(([name]) => name), 'pictures']
  if (importClass !== 'parts') fields.push('trim')
  const words = new Map(
    fields.flatMap((name) =>
      [name, ...(headingWords[name] ?? [])].map((each) => [plainWord(each), name] as const),
    ),
  )
  const names = { own, words }
  cachedNames.set(importClass, names)
  return names
}

/** Three different values, from all over the file. */
export function samplesOf(file: Pick<File, 'rows'>, place: number): string[] {
  const samples = new Set<string>()
  const { rows } = file
  const step = Math.max(1, Math.floor(rows.length / 50))
  for (let at = 0; at < rows.length && samples.size < 3; at += step) {
    const value = withoutGuard(rows[at]?.cells[place] ?? '').trim()
    if (value !== '') samples.add(value)
  }
  return [...samples]
}
