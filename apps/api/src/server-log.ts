import { openLog } from './core/log.ts'
import type { Settings } from './core/settings.ts'

export function openServerLog({ production, traces }: Settings) {
  return openLog(production ? 'info' : 'warn', { isTraced: traces !== null })
}
