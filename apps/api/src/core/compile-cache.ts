import { join } from 'node:path'
import { constants, enableCompileCache, flushCompileCache } from 'node:module'

/**
 * Node strips the types of two thousand files and compiles them at every start, which is half of it. The result is cached in
 * `dataDir`, to which only the shop writes, and not in Node's default folder, which all users of the machine share. The cache may
 * be deleted; the next start then takes longer. Returns a warning when there can be no cache.
 */
export function openCompileCache(dataDir: string): string | null {
  const { status, message } = enableCompileCache(join(dataDir, 'compiled'))
  return status === constants.compileCacheStatus.FAILED
    ? `What was compiled cannot be kept, every start takes longer: ${message ?? 'no reason given'}`
    : null
}

/** Once the start is over: otherwise it is written when the process ends, which a killed one never does. */
export const writeCompileCache = flushCompileCache
