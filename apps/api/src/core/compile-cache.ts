import { join } from 'node:path'
import { constants, enableCompileCache, flushCompileCache } from 'node:module'

/**
 * Node strips the types of two thousand files and compiles them at every start, which is half of it. What it made is kept in `dataDir`, which
 * only the shop writes to, and not where Node would put it, in a folder that everybody of the machine shares. Whoever deletes it waits
 * longer once. Returns what there is to say when it cannot be kept.
 */
export function keepCompiled(dataDir: string): string | null {
  const { status, message } = enableCompileCache(join(dataDir, 'compiled'))
  return status === constants.compileCacheStatus.FAILED
    ? `What was compiled cannot be kept, every start takes longer: ${message ?? 'no reason given'}`
    : null
}

/** Once the start is over: otherwise it is written when the process ends, which a killed one never does. */
export const writeCompiled = flushCompileCache
