import { parseArgs } from 'node:util'
import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { moveStorage } from '../src/platform/storage/move-storage.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm media:move --from file: --to s3://bucket`: copies pictures and documents to another storage. */
const usage = `pnpm media:move --from ADDRESS --to ADDRESS

An address is file: (DATA_DIR/media), file:///some/folder or s3://bucket; the bucket's server and keys are settings.
The shop may run meanwhile. Run this once, start the shop with MEDIA_URL set to the new address, and run this once more for
files that were added in between. Nothing is removed from the old storage.`

try {
  const { from, to } = readArguments()
  const settings = readSettings(environment)
  const moved = await moveStorage(openStorage(from, settings), openStorage(to, settings))
  const megabytes = (moved.bytes / 1e6).toFixed(1)
  console.log(
    `${moved.copied} files copied and compared, ${moved.there} existed already: ${megabytes} MB.`,
  )
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error)
  process.exit(1)
}

function readArguments(): { from: string; to: string } {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const
  const { from, to } = parseArgs({ options }).values
  if (from === undefined || to === undefined || from === to) throw new ExpectedError(usage)
  return { from, to }
}
