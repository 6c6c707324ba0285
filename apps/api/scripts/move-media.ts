import { parseArgs } from 'node:util'
import { environment } from '../src/core/environment.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'
import { moveStorage } from '../src/platform/storage/move-storage.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'

/** `pnpm media:move --from file: --to s3://bucket`: copies pictures and papers to where they are to be kept. */
const usage = `pnpm media:move --from ADDRESS --to ADDRESS

An address is file: (DATA_DIR/media), file:///some/folder or s3://bucket; the bucket's server and keys are settings.
The shop may go on meanwhile. Run it once, set MEDIA_URL to the new address and start the shop with it, and run it once
more for what came in between. Nothing is removed from where it was.`

try {
  const { from, to } = readArguments()
  const settings = readSettings(environment)
  const moved = await moveStorage(openStorage(from, settings), openStorage(to, settings))
  const megabytes = (moved.bytes / 1e6).toFixed(1)
  console.log(
    `${moved.copied} files copied and compared, ${moved.there} were there: ${megabytes} MB.`,
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
