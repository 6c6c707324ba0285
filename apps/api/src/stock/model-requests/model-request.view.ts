import type {
  ModelRequest,
  NearModel as NearModelView,
  VehicleType,
  WaitingListing,
} from '@bandari/sdk'
import { typeNames } from '../listings/options.data.ts'
import { prodClassOf } from '../listings/listing.view.ts'
import type { ModelKind } from '../tables.ts'
import type { RequestRow, WaitingListingRow } from './model-requests.store.ts'
import type { NearModel } from './nearest-models.ts'

export function requestView({
  kind,
  listings,
  created_at,
  answered_at,
  ...row
}: RequestRow): ModelRequest {
  return {
    ...row,
    type: typeNames[kind],
    created_at: created_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    listings: listings.map(waitingView),
  }
}

export function waitingView({ id, title, status, ...row }: WaitingListingRow): WaitingListing {
  return { id, prod_class: prodClassOf(row), title, prod_live: status }
}

export function nearView({ id, kind, make, name, isSame }: NearModel): NearModelView {
  return { subj_id: id, type: typeNames[kind], make, model: name, is_same: isSame }
}

/** `Pick-ups` → `pick-ups`. */
export function kindOfType(type: VehicleType): ModelKind {
  const found = Object.entries(typeNames).find(([, name]) => name === type)
  if (!found) throw new Error(`${type} is no type of vehicles`)
  return found[0] as ModelKind
}
