import type { ListingStatus, Subject } from '../listings/listing.store.ts'
import { emptyFields, isSame, type ListingFields } from '../listings/listing-fields.ts'
import { refusedChanges, type StandingFacts, standingOf } from '../listings/change-rules.ts'
import type { Market } from '../listings/lister.ts'
import { problemsOfRefused } from '../listings/obstacle-problem.ts'
import { missingFields } from '../listings/publish.ts'
import { asProblem, type Problem, problem } from '../../core/problem.ts'
import type { ExportedListing } from './listings-csv.ts'

/** The values of a row; a column that the file lacks has no value. */
export interface RowListing {
  /** Our number of the listing, when the row has it. */
  id?: number
  reference: string | null
  /** Null is that of the listing that the row changes. */
  subject: Subject | null
  fields: Partial<ListingFields>
  status?: ListingStatus
  /** Their addresses in order, as the file has them; a row without any says nothing of pictures. */
  pictures?: string[]
}

/** A listing that the vendor has under a reference. */
export interface KnownListing extends ExportedListing, StandingFacts {
  /** The shop's, which is told buyers. */
  reference: string
  reserved: number
  /** Of the order that it stands in, or left with. */
  order_number: string | null
  class: 'cars' | 'commercial' | 'parts'
  market: Market
  make_id: number | null
  model_id: number | null
  category_id: number | null
  image_count?: number
}

export interface Changes {
  fields: Partial<ListingFields> & { status?: ListingStatus }
  /** The new subject, when it has changed. */
  subject: Subject | null
}

export type Settlement =
  | { kind: 'new' }
  | { kind: 'changed'; id: number; changes: Changes }
  | { kind: 'unchanged'; id: number }
  | { kind: 'refused'; problem: Problem; missing: string[]; kept?: string[] }

interface Around {
  known: KnownListing | null
  /** What the file holds. */
  market: Market
  isOfSpares: boolean
}

/** The effect of a row, compared with the listing that it is. */
export function settle(
  { subject, fields, status, reference }: RowListing,
  { known, market, isOfSpares }: Around,
): Settlement {
  const name = reference ?? known?.vendor_reference ?? String(known?.id ?? '')
  if (known && (known.class === 'parts') !== isOfSpares) {
    const kind = known.class === 'parts' ? 'spare' : 'vehicle'
    const values = { reference: name, kind }
    return {
      kind: 'refused',
      problem: problem('row_reference_of_other_class', values),
      missing: [],
    }
  }
  if (known && known.market !== market) {
    const values = { reference: name, market: known.market }
    return {
      kind: 'refused',
      problem: problem('row_reference_of_other_market', values),
      missing: [],
    }
  }
  const willBe = status ?? known?.status ?? 'draft'
  const changes = known && changesOf(known, { subject, reference, fields, willBe })
  if (known && changes && isNothing(changes)) return { kind: 'unchanged', id: known.id }
  const kept = known && changes && keptChanges(known, changes)
  if (kept) return kept
  const own = subject?.class ?? known?.class
  if (own === undefined)
    return { kind: 'refused', problem: problem('row_listing_gone'), missing: [] }
  const model_id = subject && 'modelId' in subject ? subject.modelId : (known?.model_id ?? null)
  const now = { ...emptyFields, ...known, ...fields, class: own, market, model_id }
  const missing = willBe === 'live' ? missingFields(now) : []
  if (missing.length > 0) {
    return { kind: 'refused', problem: problem('row_live_needs_more'), missing }
  }
  return known && changes ? { kind: 'changed', id: known.id, changes } : { kind: 'new' }
}

function isNothing({ fields, subject }: Changes): boolean {
  return Object.keys(fields).length === 0 && subject === null
}

/** What a buyer was promised stays as it is: the row is left out, and names what it may not change. */
function keptChanges(known: KnownListing, { fields, subject }: Changes): Settlement | null {
  const standing = standingOf(known)
  const refused = refusedChanges({ ...known, standing }, { ...fields, subject })
  if (!refused) return null
  const problems = problemsOfRefused(refused, known.order_number)
  const [first] = Object.values(problems).flat()
  const found = asProblem(first ?? 'listing_reserved')
  return { kind: 'refused', problem: found, missing: [], kept: Object.keys(problems) }
}

interface Wanted {
  subject: Subject | null
  /** An empty one takes none away. */
  reference: string | null
  fields: Partial<ListingFields>
  willBe: ListingStatus
}

function changesOf(known: KnownListing, { subject, reference, fields, willBe }: Wanted): Changes {
  const names = Object.keys(fields) as (keyof ListingFields)[]
  const differing = names.filter((name) => !isSame(fields[name], known[name]))
  return {
    fields: {
      ...Object.fromEntries(differing.map((name) => [name, fields[name]])),
      ...(reference === null || reference === known.vendor_reference
        ? {}
        : { vendor_reference: reference }),
      ...(willBe === known.status ? {} : { status: willBe }),
    },
    subject: subject === null || isOf(known, subject) ? null : subject,
  }
}

function isOf(known: KnownListing, subject: Subject): boolean {
  return 'categoryId' in subject
    ? known.category_id === subject.categoryId
    : known.model_id === subject.modelId && known.make_id === subject.makeId
}
