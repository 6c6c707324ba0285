import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { readSettings } from '@bandari/api/src/settings.ts'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { saveMedia } from '@bandari/api/src/platform/media/save-media.ts'
import { Pictures } from '@bandari/api/src/platform/media/renditions.ts'
import { openStorage } from '@bandari/api/src/platform/storage/open-storage.ts'

const count = 12

/** Stores pictures in the shop's bucket. Returns their public paths. */
export async function addPictures(
  db: Database,
  environment: Record<string, string>,
): Promise<string[]> {
  const settings = readSettings(environment)
  const media = new Pictures(openStorage(settings.mediaUrl, settings))
  const paths: string[] = []
  for (let n = 0; n < count; n += 1) {
    const background = { r: 20 * n, g: 128, b: 255 - 20 * n }
    const create = { width: 800, height: 600, channels: 3 as const, background }
    const data = await sharp({ create }).jpeg().toBuffer()
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    await saveMedia(db, media, { kind: 'photo', hash, data })
    paths.push(`/media/${hash}-640.jpg`)
  }
  return paths
}
