import { problem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import { replacePhotos } from '../../listings/photo.store.ts'
import { removalObstacle } from '../../listings/removal-obstacle.ts'
import { identify, type KnownListings } from '../identify.ts'
import { identityOf } from '../row-keys.ts'
import type { KnownListing, RowListing } from '../settle.ts'
import { inFileOrder } from './arrange-photos.ts'
import {
  assignListings,
  failPicturesOf,
  insertPictures,
  type NewPicture,
  supersedePictures,
} from './import-pictures.store.ts'
import { mostPictures } from './picture-limits.ts'
import {
  deleteSources,
  listPlaced,
  listSources,
  type PictureSource,
  writeSource,
} from './picture-sources.store.ts'
import { markUnpublished } from './unpublished.store.ts'
import { waitsForPicture } from './waits-for-picture.ts'

interface Row {
  row: number
  listing: RowListing
}

interface RowOutcome {
  row: number
  outcome: 'created' | 'changed' | 'unchanged' | 'left-out'
  productId: number | null
}

function knownOf(listing: RowListing, known: KnownListings): KnownListing | undefined {
  const found = identify(identityOf(listing), known)
  return 'known' in found ? (found.known ?? undefined) : undefined
}

/** The rows as they are listed now; those that wait for a picture as drafts. */
export function holdBack<Each extends Row>(
  rows: readonly Each[],
  { known, isPublishing }: { known: KnownListings; isPublishing: boolean },
): { rows: Each[]; waiting: Set<number> } {
  const waits = ({ listing }: Each) =>
    !isPublishing && waitsForPicture(listing, knownOf(listing, known))
  return {
    rows: rows.map((each) =>
      waits(each) ? { ...each, listing: { ...each.listing, status: 'draft' as const } } : each,
    ),
    waiting: new Set(rows.filter(waits).map(({ row }) => row)),
  }
}

interface Recording<Outcome> {
  importId: number
  rows: readonly Row[]
  outcomes: readonly Outcome[]
  /** Rows that wait for a picture. */
  waiting: ReadonlySet<number>
  now: Date
}

/**
 * Notes the pictures of rows that were just listed, in their transaction; a job takes them. What a listing has from the same
 * address is not fetched again, and the same addresses in the same order change nothing. Returns the outcomes, in which
 * other pictures are a change.
 */
export async function recordPictures<Outcome extends RowOutcome>(
  db: Database,
  { importId, rows, outcomes, waiting, now }: Recording<Outcome>,
): Promise<Outcome[]> {
  const listed = outcomes.flatMap(({ row, productId }) =>
    productId === null ? [] : [{ row, productId }],
  )
  await assignListings(db, importId, listed)
  const leftOut = outcomes.filter(({ productId }) => productId === null).map(({ row }) => row)
  await failPicturesOf(db, importId, { rows: leftOut, problem: problem('picture_row_left_out') })
  const waitingRows = listed.map(({ row }) => row).filter((row) => waiting.has(row))
  await markUnpublished(db, importId, waitingRows)
  const addresses = new Map(rows.map(({ row, listing }) => [row, listing.pictures ?? []]))
  const wanted = listed.map((each) => ({ ...each, addresses: addresses.get(each.row) ?? [] }))
  const changed = await recordAddresses(db, { importId, wanted, now })
  return outcomes.map((outcome) =>
    outcome.outcome === 'unchanged' && changed.has(outcome.row)
      ? { ...outcome, outcome: 'changed' as const }
      : outcome,
  )
}

interface WantedPictures {
  row: number
  productId: number
  addresses: readonly string[]
}

/** A row without an address says nothing of pictures. Returns the rows with something to do. */
async function recordAddresses(
  db: Database,
  { importId, wanted, now }: { importId: number; wanted: readonly WantedPictures[]; now: Date },
): Promise<Set<number>> {
  const named = wanted.filter(({ addresses }) => addresses.length > 0)
  if (named.length === 0) return new Set()
  const ids = named.map(({ productId }) => productId)
  await supersedePictures(db, importId, ids)
  const sources = await listSources(db, ids)
  const pictures: NewPicture[] = []
  const changed = new Set<number>()
  for (const { row, productId, addresses } of named) {
    const known = (sources.get(productId) ?? []).filter(({ address }) => isAddress(address))
    if (isSameList(known, addresses)) continue
    changed.add(row)
    await rearrange(db, { productId, known, addresses })
    pictures.push(...newPictures({ row, productId, addresses }, known))
  }
  await insertPictures(db, { importId, pictures, now })
  return changed
}

/** Bytes; an index of PostgreSQL holds a little more. */
const longestAddress = 2000

/** As opposed to a file of a ZIP, or to what nobody could fetch. */
export function isAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && Buffer.byteLength(address) <= longestAddress
}

/** Whether a listing has the pictures of a row already. */
export function isSameList(
  known: readonly Pick<PictureSource, 'address'>[],
  addresses: readonly string[],
): boolean {
  const wanted = addresses.filter(isAddress).slice(0, mostPictures)
  return (
    known.length === wanted.length && known.every(({ address }, place) => address === wanted[place])
  )
}

function newPictures(
  { row, productId, addresses }: WantedPictures,
  known: readonly PictureSource[],
): NewPicture[] {
  const taken = new Set(known.map(({ address }) => address))
  return addresses.flatMap((given, position): NewPicture[] => {
    if (taken.has(given)) return []
    const address = isAddress(given) ? given : given.slice(0, longestAddress / 4).toWellFormed()
    const picture = { row, productId, source: 'address', address, name: address, position } as const
    if (!isAddress(given)) return [{ ...picture, problem: problem('picture_address_refused') }]
    if (position < mostPictures) return [{ ...picture, problem: null }]
    return [{ ...picture, problem: problem('picture_too_many', { most: mostPictures }) }]
  })
}

interface Rearrangement {
  productId: number
  known: readonly PictureSource[]
  addresses: readonly string[]
}

/** What the file names no more leaves the listing, unless a buyer was promised it; the rest moves to where it is named. */
async function rearrange(db: Database, { productId, known, addresses }: Rearrangement) {
  if (known.length === 0) return
  const places = new Map(addresses.map((address, place) => [address, place]))
  const kept = known.flatMap((source) => {
    const position = places.get(source.address)
    return position === undefined ? [] : [{ ...source, position }]
  })
  const isKept = (await removalObstacle(db, productId)) !== null
  const gone = isKept ? [] : known.filter(({ address }) => !places.has(address))
  const goneAddresses = gone.map(({ address }) => address)
  await deleteSources(db, productId, goneAddresses)
  for (const source of kept) await writeSource(db, source)
  const stay = new Set(kept.map(({ hash }) => hash))
  const goneHashes = new Set(gone.map(({ hash }) => hash).filter((hash) => !stay.has(hash)))
  const placed = await listPlaced(db, productId)
  const present = placed.map(({ hash }) => hash).filter((hash) => !goneHashes.has(hash))
  const inOrder = kept.toSorted((one, other) => one.position - other.position)
  const order = inFileOrder(
    present,
    inOrder.map(({ hash }) => hash),
  )
  const ids = new Map(placed.map(({ hash, media_id }) => [hash, media_id]))
  const next = order.flatMap((hash) => ids.get(hash) ?? [])
  const isSame =
    next.length === placed.length && next.every((id, place) => id === placed[place]?.media_id)
  if (!isSame) await replacePhotos(db, productId, next)
}
