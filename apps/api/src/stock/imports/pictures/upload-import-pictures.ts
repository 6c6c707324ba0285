import { createHash } from 'node:crypto'
import type { Context } from '../../../core/context.ts'
import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { asProblem, type PlainOrProblem, problem } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { findImport, lockImport, type OwnImport } from '../imports.store.ts'
import { archiveKey } from './archive-storage.ts'
import { importPicturesBody } from './import-pictures.view.ts'
import { forgetArchiveFailures, insertPictures, type NewPicture } from './import-pictures.store.ts'
import { type ImportRowNames, listRowNames } from './import-row-names.store.ts'
import { matcherOf } from './match-names.ts'
import { orderArchive } from './order-archive.ts'
import { mostPictures } from './picture-limits.ts'
import { type Archive, isFaultOfFile, type PackedPicture, readArchive } from './read-archive.ts'

/** Unpacking takes seconds, so the pictures are kept before the transaction begins (`x-writes: false`). */
export const uploadImportPictures: Handler<'uploadImportPictures'> = async (context, call) => {
  const own = { id: call.path.id, vendorId: sellerIdOf(call.account) }
  const { db, clock } = context
  if (!(await findImport(db, own))) return notFound
  const archive = await readArchive(call.body.archive.upload)
  if ('problem' in archive) return refusal(archive.problem)
  const rows = await listRowNames(db, own.id)
  const pictures = await keepPictures(context, { importId: own.id, archive, rows })
  if (!pictures) return refusal('archive_damaged')
  const isWritten = await db
    .transaction()
    .execute(async (tx) => writePictures(tx, { own, pictures, now: clock.now() }))
  if (!isWritten) return notFound
  return { status: 200, body: await importPicturesBody(db, own.id, call.language) }
}

function refusal(found: PlainOrProblem) {
  return refuse(400, fieldErrors({ archive: [found] }))
}

interface Keeping {
  importId: number
  archive: Archive
  rows: readonly ImportRowNames[]
}

/** One after the other, so that there is one in memory. Null where one cannot be unpacked. */
async function keepPictures(
  { media: { storage } }: Context,
  { importId, archive, rows }: Keeping,
): Promise<NewPicture[] | null> {
  const { matched, unmatched } = matchPictures(archive, rows)
  const others = [
    ...archive.others.map(({ name, problem: found }) => failure(name, asProblem(found))),
    ...unmatched.map(({ name }) => failure(name, problem('picture_without_row'))),
  ]
  const taken: NewPicture[] = []
  for (const { row, name, position, read } of orderArchive(matched)) {
    if (position === null) {
      taken.push({ ...failure(name, problem('picture_too_many', { most: mostPictures })), row })
      continue
    }
    const data = await unpacked(read)
    if (!data) return null
    const address = `sha256:${createHash('sha256').update(data).digest('hex')}`
    await storage.put(archiveKey({ importId, row, address }), data)
    taken.push({ row, productId: null, source: 'archive', address, name, position, problem: null })
  }
  return [...taken, ...others]
}

function matchPictures({ pictures }: Archive, rows: readonly ImportRowNames[]) {
  const match = matcherOf(
    rows.flatMap(({ row, reference }) => (reference === null ? [] : [{ row, reference }])),
  )
  const found = pictures.map((picture) => ({ ...picture, match: match(picture.name) }))
  return {
    matched: found.flatMap(({ match: row, ...picture }) => (row ? [{ ...picture, ...row }] : [])),
    unmatched: found.filter(({ match: row }) => row === null),
  }
}

async function unpacked(read: PackedPicture['read']): Promise<Buffer | null> {
  try {
    return await read()
  } catch (error) {
    if (isFaultOfFile(error)) return null
    throw error
  }
}

function failure(name: string, why: NewPicture['problem']): NewPicture {
  const nothing = { row: null, productId: null, position: 0 }
  return { ...nothing, source: 'archive', address: name, name, problem: why }
}

interface Writing {
  own: OwnImport
  pictures: readonly NewPicture[]
  now: Date
}

/** The import is locked, so a row that is being listed meanwhile either has its listing here or finds these pictures. */
async function writePictures(db: Context['db'], { own, pictures, now }: Writing): Promise<boolean> {
  if (!(await lockImport(db, own))) return false
  await forgetArchiveFailures(db, own.id)
  const rows = new Map((await listRowNames(db, own.id)).map((row) => [row.row, row]))
  const settled = pictures.map((picture): NewPicture => {
    const row = rows.get(picture.row ?? 0)
    const isLeftOut = row?.outcome === 'left-out' && picture.problem === null
    return {
      ...picture,
      productId: row?.product_id ?? null,
      problem: isLeftOut ? problem('picture_row_left_out') : picture.problem,
    }
  })
  await insertPictures(db, { importId: own.id, pictures: settled, now })
  return true
}
