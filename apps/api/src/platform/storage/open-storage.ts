import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../../core/settings.ts'
import { SettingsError } from '../../core/settings-error.ts'
import { BucketStorage } from './bucket.ts'
import { FolderStorage } from './folder.ts'
import type { Storage } from './storage.ts'

type Where = Pick<Settings, 'dataDir' | 's3'>

/** `file:`, which is `DATA_DIR/media`, `file:///some/folder`, or `s3://bucket/perhaps/a/folder`. */
export function openStorage(address: string, { dataDir, s3 }: Where): Storage {
  if (address === 'file:') return new FolderStorage(join(dataDir, 'media'))
  if (!URL.canParse(address)) throw unknown(address)
  const url = new URL(address)
  if (url.protocol === 'file:' && url.host === '') return new FolderStorage(fileURLToPath(url))
  if (url.protocol !== 's3:' || url.host === '') throw unknown(address)
  if (!s3)
    throw new SettingsError(`Settings S3_ACCESS_KEY and S3_SECRET_KEY are needed for ${address}.`)
  const folder = url.pathname.replaceAll(/^\/|\/$/g, '')
  return new BucketStorage({ ...s3, bucket: url.host, prefix: folder && `${folder}/` })
}

function unknown(address: string): SettingsError {
  return new SettingsError(
    `${address} must be file:, file:///some/folder or s3://bucket, perhaps with a folder.`,
  )
}
