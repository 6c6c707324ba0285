import type { StoredFile } from './storage.ts'

/** A page of a bucket's list (ListObjectsV2), and where the next one begins; null after the last. */
export function readListing(xml: string): { files: StoredFile[]; next: string | null } {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: valueOf(entry, 'Key'),
    size: Number(valueOf(entry, 'Size')),
    changed: new Date(valueOf(entry, 'LastModified')),
  }))
  // A broken answer must not pass for an empty bucket.
  if (!/<ListBucketResult\b/.test(xml)) throw new Error('What came is no list of a bucket')
  return { files, next: valueOf(xml, 'NextContinuationToken') || null }
}

function valueOf(xml: string, name: string): string {
  const [, value = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value.replaceAll(/&(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);/gi, (_, entity: string) =>
    plain(entity),
  )
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(entity: string): string {
  if (!entity.startsWith('#')) return named[entity.toLowerCase()] ?? ''
  return String.fromCodePoint(
    /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1)),
  )
}
