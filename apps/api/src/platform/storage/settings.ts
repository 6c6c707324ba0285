import { object, string } from 'yup'
import { SettingsError } from '../../core/settings-error.ts'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  /** Where pictures and documents are stored, and by which address browsers fetch pictures. */
  interface Settings {
    /** `file:` for `DATA_DIR/media`, `file:///folder` or `s3://bucket`. */
    mediaUrl: string
    s3: S3Settings | null
    /** Before the addresses of pictures instead of the shop's own origin. */
    cdnOrigin: string | null
  }
}

export interface S3Settings {
  endpoint: string
  region: string
  pathStyle: boolean
  accessKey: string
  secretKey: string
}

export const storageSettings = declareSettings({
  schema: object({
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
    CDN_ORIGIN: string().matches(
      /^https?:\/\/[^/\s]+$/,
      '${path} must look like https://cdn.example.com',
    ),
  }),
  notes: {
    MEDIA_URL: {
      group: 'storage',
      importance: 'know',
      text: 'where pictures and documents are kept: `file:` (which is `DATA_DIR/media`), `file:///folder`, `s3://bucket` or `s3://bucket/folder`.',
    },
    S3_ACCESS_KEY: {
      group: 'storage',
      importance: 'know',
      text: 'the key of the bucket, which needs `S3_SECRET_KEY`, too.',
    },
    S3_SECRET_KEY: {
      group: 'storage',
      importance: 'know',
      text: 'the secret of `S3_ACCESS_KEY`.',
    },
    S3_ENDPOINT: {
      group: 'storage',
      importance: 'know',
      text: 'the server of the bucket.',
      unset: 'Amazon’s for the region',
      example: 'https://s3.example.com',
    },
    S3_REGION: {
      group: 'storage',
      importance: 'know',
      text: 'the region of the bucket.',
    },
    S3_PATH_STYLE: {
      group: 'storage',
      importance: 'ignore',
      text: 'the bucket stands in the path of addresses, not in the name of the host.',
    },
    CDN_ORIGIN: {
      group: 'storage',
      importance: 'know',
      text: 'the origin before the addresses of pictures. Unset: browsers fetch them from the shop.',
      example: 'https://cdn.example.com',
    },
  },
  read: (given) => {
    const s3 = s3Settings(given)
    if (given.MEDIA_URL.startsWith('s3:') && !s3) {
      throw new SettingsError(
        'Settings S3_ACCESS_KEY and S3_SECRET_KEY are needed where MEDIA_URL is a bucket.',
      )
    }
    return { mediaUrl: given.MEDIA_URL, s3, cdnOrigin: given.CDN_ORIGIN ?? null }
  },
})

interface S3Variables {
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_PATH_STYLE: boolean
  S3_ACCESS_KEY?: string | undefined
  S3_SECRET_KEY?: string | undefined
}

function s3Settings(given: S3Variables): S3Settings | null {
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = given
  if (accessKey === undefined || secretKey === undefined) return null
  return {
    endpoint: given.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    pathStyle: given.S3_PATH_STYLE,
    accessKey,
    secretKey,
  }
}
