import type { Context } from '../../core/context.ts'
import { pictureFolder } from './serve-link-pictures.ts'

/** Days after which a picture is drawn anew if anybody still asks for it. */
const daysKept = 30

/** Removes old pictures, whose prices nobody asks for any more. */
export async function sweepLinkPictures({
  media: { storage },
  clock,
}: Pick<Context, 'media' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - daysKept * 24 * 3600 * 1000
  for await (const { key, changed } of storage.list(pictureFolder))
    if (changed.getTime() < before) await storage.remove(key)
}
