import type { SettingNotes } from './setting-notes.ts'

export const storageNotes = {
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
} as const satisfies SettingNotes
