import type {
  CompatibleMake,
  ExportFacts,
  Lecture,
  Listing,
  ListingLock,
  ListingPhoto,
  ModelWait,
  SameChassis,
  SpecOptions,
  VendorProduct,
} from '@bandari/sdk'
import { type SheetFile, sheetUrl } from '../catalogue/product/sheet-url.ts'
import { type VideoFacts, videoView } from '../catalogue/product/video.view.ts'
import { pictureUrl } from '../catalogue/search/vehicle.view.ts'
import type { ProductClass } from '../tables.ts'
import { features } from './features.data.ts'
import { listingActs, lockedColumns, obstacleTo, standingOf } from './change-rules.ts'
import type { ListingRow } from './listing.store.ts'
import { photoFlaw } from './photo-flaw.ts'
import { type FieldColumn, listingFields, type ProdClass, specsOf } from './listing-fields.ts'
import type { TableRow } from './listings-table.store.ts'
import {
  auctionGrades,
  bodyTypes,
  colours,
  conditions,
  doorCounts,
  drives,
  fuels,
  inspections,
  oldestYear,
  originPorts,
  steerings,
  transmissions,
  typeNames,
} from './options.data.ts'
import { partNumberText } from './part-number.ts'
import type { ModelWaitRow } from './model-wait.store.ts'
import type { Photo } from './photo.store.ts'
import { missingFields } from './publish.ts'
import type { SellerStateRow } from './seller-state.store.ts'

/** The two classes of the wire. */
export function prodClassOf({ class: own }: { class: ProductClass }): ProdClass {
  return own === 'parts' ? 'parts' : 'vehicles'
}

export function tableRowView(row: TableRow, origin: string): VendorProduct {
  return {
    prod_id: row.id,
    prod_class: prodClassOf(row),
    prod_name: row.title,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
    prod_live: row.status,
    prod_price: row.price / 100,
    currency: row.currency,
    image: pictureUrl(origin, row.media_hash),
    photos: row.image_count,
    reference: row.vendor_reference,
    taken_down: row.taken_down,
    missing: missingFields(row),
    market: row.market,
    ...stateView(row),
    orders: row.orders,
    model_request: modelWaitView(row.model_wait),
  }
}

/** Times of JSON are the database's. */
function modelWaitView(row: ModelWaitRow | null): ModelWait {
  if (row === null) return null
  const { kind, created_at, ...asked } = row
  return { ...asked, type: typeNames[kind], created_at: new Date(created_at).toISOString() }
}

function stateView({ state, state_since: since, taken_down_reason }: SellerStateRow) {
  return { state, state_since: since?.toISOString() ?? null, taken_down_reason }
}

/** Facts that are not in a listing's own row. */
export interface ListingDependencies {
  origin: string
  storefrontOrigin: string
  now: Date
  photos: readonly Photo[]
  /** Of a spare. */
  compatible: CompatibleMake[]
  /** The one that was asked for. */
  lecture: Lecture | null
  editors: string[]
  sameChassis: SameChassis
  sheet: SheetFile | null
  video: VideoFacts | null
  state: SellerStateRow
  /** Of a vehicle. */
  modelWait: ModelWaitRow | null
}

export function listingView(row: ListingRow, around: ListingDependencies): Listing {
  const shared = sharedView(row, around)
  if (row.class === 'parts') {
    return {
      ...shared,
      prod_class: 'parts',
      specs: { ...specsOf(row, 'parts'), partNumber: partNumberText(row) },
      compatible_list: around.compatible,
    }
  }
  return {
    ...shared,
    prod_class: 'vehicles',
    model_request: modelWaitView(around.modelWait),
    specs: { model: row.model, ...specsOf(row, 'vehicles') },
    lecture_list: row.lectures.map(({ id, title }) => ({ lecture_id: id, title })),
    lectures: around.lecture,
    export: row.market === 'export' ? exportFacts(row, around) : null,
  }
}

/** Whole: whoever edits a listing knows the vehicle. */
function exportFacts(
  row: ListingRow,
  { sheet, origin, sameChassis }: ListingDependencies,
): ExportFacts {
  return {
    originPort: row.origin_port,
    manufactured: row.manufactured,
    registered: row.first_registered,
    chassis: row.chassis_number,
    engineNumber: row.engine_number,
    grade: row.auction_grade,
    auctionSheet: sheet && sheetUrl(origin, sheet),
    auctionSheetShown: row.auction_sheet_shown,
    inspection: row.inspection,
    inspectedOn: row.inspected_on,
    exportCertificate: row.export_certificate_on,
    registrationPaper: row.registration_paper_on,
    odometerCertificate: row.odometer_certificate_on,
    sizes: row.size_choices,
    colours: row.colour_choices,
    sameChassis,
  }
}

function sharedView(row: ListingRow, around: ListingDependencies) {
  return {
    prod_id: row.id,
    version: row.version,
    prod_title: row.title,
    prod_subtitle: row.subtitle,
    reference: row.vendor_reference,
    prod_description: row.description,
    prod_contact: row.contact ?? '',
    prod_location: row.location ?? '',
    prod_price: row.price / 100,
    market: row.market,
    currency: row.currency,
    owner: row.vendor_id === null ? ('house' as const) : ('self' as const),
    prod_live: row.status,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
    cat_full_name: row.category_path ?? categoryOf(row),
    taken_down: row.taken_down,
    ...stateView(around.state),
    lock: lockView(row),
    public_url: `${around.storefrontOrigin}/details/${row.id}${row.class === 'parts' ? '/parts' : ''}`,
    options: specOptions(around.now),
    editors: around.editors,
    video: around.video && videoView(around.video, around.origin),
    ...photoViews(around),
  }
}

/** What an order or a reservation keeps, so that an editor can say so beforehand. */
function lockView(row: ListingRow): ListingLock {
  const standing = standingOf(row)
  const reason = obstacleTo('facts', standing)
  if (reason === null || reason === 'taken_down') return null
  const { fixed, growing } = lockedColumns({ ...row, standing })
  const names = (columns: FieldColumn[]) => [
    ...new Set(columns.map((column) => listingFields[column].payload)),
  ]
  return {
    reason,
    order: standing === 'sold_elsewhere' ? null : row.order_number,
    fixed: names(fixed),
    growing: names(growing),
    acts: listingActs.filter((act) => obstacleTo(act, standing) !== null),
  }
}

function photoViews({ photos, origin }: ListingDependencies) {
  const urls = new Map(photos.map(({ position, hash }) => [position, pictureUrl(origin, hash)]))
  const slot = (position: number) => urls.get(position) ?? null
  return {
    cover_image: [...urls.values()][0] ?? null,
    gallery_images: { 0: slot(0), 1: slot(1), 2: slot(2), 3: slot(3) },
    photos: photos.map((photo) => photoView(photo, origin)),
  }
}

export function photoView(photo: Photo, origin: string): ListingPhoto {
  const { position, hash } = photo
  return { position, url: pictureUrl(origin, hash), flaw: photoFlaw(photo) }
}

const classNames = { cars: 'Cars', commercial: 'Commercial vehicles', parts: 'Spares', other: '' }

/** The name on the details page. */
function categoryOf({ class: own, make, model }: ListingRow): string {
  return [classNames[own], make, model].filter((part) => part !== null).join(' > ')
}

function specOptions(now: Date): SpecOptions {
  // The coming year's models are sold before it begins.
  const newest = now.getUTCFullYear() + 1
  const years = Array.from({ length: newest - oldestYear + 1 }, (_, back) => String(newest - back))
  return {
    year: years,
    transmission: transmissions,
    fuel: fuels,
    bodyType: bodyTypes,
    colour: colours,
    drive: drives,
    steering: steerings,
    doors: doorCounts,
    features: [...features],
    condition: conditions,
    originPort: originPorts,
    grade: auctionGrades,
    inspection: inspections,
  }
}
