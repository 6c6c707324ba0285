import { type InferType, object, string } from 'yup'
import { onOff } from './setting-types.ts'
import { SettingsError } from './settings-error.ts'

/** Where pictures and papers are kept, and by which address browsers fetch pictures. */
export interface StorageSettings {
  /** `file:` for `DATA_DIR/media`, `file:///folder` or `s3://bucket`. */
  mediaUrl: string
  s3: S3Settings | null
  /** Before the addresses of pictures instead of the shop's own origin. */
  cdnOrigin: string | null
}

export interface S3Settings {
  endpoint: string
  region: string
  pathStyle: boolean
  accessKey: string
  secretKey: string
}

const origin = /^https?:\/\/[^/\s]+$/

export const storageSchema = object({
  MEDIA_URL: string()
    .matches(
      /^(file:(\/\/\/\S+)?|s3:\/\/[a-z0-9][a-z0-9.-]+(\/\S*)?)$/,
      '${path} must be file:, file:///some/folder or s3://bucket',
    )
    .default('file:'),
  S3_ENDPOINT: string().matches(
    /^https?:\/\/\S+$/,
    '${path} must look like https://s3.example.com',
  ),
  S3_REGION: string().default('us-east-1'),
  S3_PATH_STYLE: onOff().default(true),
  S3_ACCESS_KEY: string(),
  S3_SECRET_KEY: string(),
  CDN_ORIGIN: string().matches(origin, '${path} must look like https://cdn.example.com'),
})

export function storageSettings(read: InferType<typeof storageSchema>): StorageSettings {
  const s3 = s3Settings(read)
  if (read.MEDIA_URL.startsWith('s3:') && !s3) {
    throw new SettingsError(
      'Settings S3_ACCESS_KEY and S3_SECRET_KEY are needed where MEDIA_URL is a bucket.',
    )
  }
  return { mediaUrl: read.MEDIA_URL, s3, cdnOrigin: read.CDN_ORIGIN ?? null }
}

function s3Settings(read: InferType<typeof storageSchema>): S3Settings | null {
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = read
  if (accessKey === undefined || secretKey === undefined) return null
  return {
    endpoint: read.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    pathStyle: read.S3_PATH_STYLE,
    accessKey,
    secretKey,
  }
}
