import type { ListingStatus, Subject } from '../listings/listing.store.ts'
import { emptyFields, isSame, type ListingFields } from '../listings/listing-fields.ts'
import type { Market } from '../listings/lister.ts'
import { missingFields } from '../listings/publish.ts'
import { type Problem, problem } from '../../core/problem.ts'
import type { ExportedListing } from './listings-csv.ts'

/** The values of a row; a column that the file lacks has no value. */
export interface RowListing {
  reference: string | null
  subject: Subject
  fields: Partial<ListingFields>
  status?: ListingStatus
  /** Their addresses in order, as the file has them; a row without any says nothing of pictures. */
  pictures?: string[]
}

/** A listing that the vendor has under a reference. */
export interface KnownListing extends ExportedListing {
  id: number
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
  | { kind: 'refused'; problem: Problem; missing: string[] }

/** The effect of a row, compared with the listing that has its reference already. */
export function settle(
  { subject, fields, status, reference }: RowListing,
  { known, market }: { known?: KnownListing | undefined; market: Market },
): Settlement {
  if (known && (known.class === 'parts') !== (subject.class === 'parts')) {
    const kind = known.class === 'parts' ? 'spare' : 'vehicle'
    const values = { reference: reference ?? '', kind }
    return {
      kind: 'refused',
      problem: problem('row_reference_of_other_class', values),
      missing: [],
    }
  }
  if (known && known.market !== market) {
    const values = { reference: reference ?? '', market: known.market }
    return {
      kind: 'refused',
      problem: problem('row_reference_of_other_market', values),
      missing: [],
    }
  }
  const now = { ...emptyFields, ...known, ...fields, class: subject.class, market }
  const willBe = status ?? known?.status ?? 'draft'
  const missing = willBe === 'live' ? missingFields(now) : []
  if (missing.length > 0) {
    return { kind: 'refused', problem: problem('row_live_needs_more'), missing }
  }
  if (!known) return { kind: 'new' }
  const changes = changesOf(known, { subject, fields, willBe })
  const isSame = Object.keys(changes.fields).length === 0 && changes.subject === null
  return isSame ? { kind: 'unchanged', id: known.id } : { kind: 'changed', id: known.id, changes }
}

interface Wanted {
  subject: Subject
  fields: Partial<ListingFields>
  willBe: ListingStatus
}

function changesOf(known: KnownListing, { subject, fields, willBe }: Wanted): Changes {
  const names = Object.keys(fields) as (keyof ListingFields)[]
  const differing = names.filter((name) => !isSame(fields[name], known[name]))
  return {
    fields: {
      ...Object.fromEntries(differing.map((name) => [name, fields[name]])),
      ...(willBe === known.status ? {} : { status: willBe }),
    },
    subject: isOf(known, subject) ? null : subject,
  }
}

function isOf(known: KnownListing, subject: Subject): boolean {
  return 'categoryId' in subject
    ? known.category_id === subject.categoryId
    : known.model_id === subject.modelId && known.make_id === subject.makeId
}
