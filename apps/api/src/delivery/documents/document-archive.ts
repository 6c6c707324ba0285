import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { attachmentHeader } from '../../platform/private-files/file-name.ts'
import { getPrivateFile } from '../../platform/private-files/private-files.store.ts'
import { findOrderNumber } from './document-orders.store.ts'
import { recordDocumentRead } from './record-document-read.ts'
import { listDocuments, type DocumentRow } from './documents.store.ts'

/** All documents of an order in one ZIP. The caller has checked that they may be read. */
export async function sendDocumentArchive(
  context: Context,
  { orderId, actorId, ip }: { orderId: number; actorId: number; ip: string },
) {
  const number = await findOrderNumber(context.db, orderId)
  if (number === null) return notFound
  const documents = await listDocuments(context.db, orderId)
  const files = await Promise.all(
    documents.map(async (document) => {
      const { hash } = await getPrivateFile(context.db, document.file_id)
      return { hash, name: entryName(document), at: document.added_at }
    }),
  )
  await recordDocumentRead(context, { actorId, orderId, ip, what: { papers: documents.length } })
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': attachmentHeader(`papers-${number}.zip`),
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return { status: 200 as const, headers, body: pack(context, files) }
}

interface ArchiveFile {
  hash: string
  name: string
  at: Date
}

/** Files are read one by one while the ZIP is sent, so only one is in memory. */
function pack({ privateStorage }: Context, files: readonly ArchiveFile[]): Readable {
  const zip = new ZipFile()
  for (const { hash, name, at } of files) {
    // PDFs and JPEGs are already compressed.
    zip.addReadStreamLazy(name, { compress: false, mtime: at }, (done) => {
      privateStorage.read(hash).then(
        (data) => done(null, Readable.from([data])),
        (error: unknown) => done(error, Readable.from([])),
      )
    })
  }
  const packed = Readable.from(zip.outputStream, { objectMode: false })
  zip.on('error', (error) => packed.destroy(error instanceof Error ? error : undefined))
  zip.end()
  return packed
}

/** `bill_of_lading-v2.pdf`; replaced versions go into the folder `earlier`. */
function entryName({ kind, label, version, is_latest, file_type }: DocumentRow): string {
  const which = label.replaceAll(/[^\p{L}\p{N} _-]+/gu, ' ').trim()
  const stem = [kind, which, `v${version}`].filter((part) => part !== '').join('-')
  const name = `${stem}.${file_type === 'application/pdf' ? 'pdf' : 'jpg'}`
  return is_latest ? name : `earlier/${name}`
}
