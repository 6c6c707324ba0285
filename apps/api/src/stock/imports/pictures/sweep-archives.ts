import type { Context } from '../../../core/context.ts'
import { archiveFolder } from './archive-storage.ts'
import { isAwaited } from './import-pictures.store.ts'

/** After this time an upload has been written down or never will be. */
const graceMs = 24 * 3600 * 1000

/** Removes pictures of ZIP files that nothing waits for: of uploads that were cut off, and of imports that are gone. */
export async function sweepArchives({
  db,
  clock,
  media: { storage },
}: Pick<Context, 'db' | 'clock' | 'media'>): Promise<void> {
  const before = clock.now().getTime() - graceMs
  for await (const { key, changed } of storage.list(archiveFolder)) {
    if (changed.getTime() >= before) continue
    const [, importId = '', row = '', hash = ''] =
      /^import-pictures\/(\d+)\/(\d+)-([0-9a-f]{64})$/.exec(key) ?? []
    const picture = { importId: Number(importId), row: Number(row), address: `sha256:${hash}` }
    if (hash === '' || !(await isAwaited(db, picture))) await storage.remove(key)
  }
}
