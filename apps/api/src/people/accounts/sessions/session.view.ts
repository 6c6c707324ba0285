import type { AccountSession } from '@bandari/sdk'
import type { AccountSessionRow } from './my-sessions.store.ts'

export function sessionView(
  { id, app, browser, system, network, token_hash, ...times }: AccountSessionRow,
  current: Buffer | null,
): AccountSession {
  return {
    id,
    app,
    browser,
    system,
    network,
    created_at: times.created_at.toISOString(),
    used_at: times.used_at.toISOString(),
    expires_at: times.expires_at.toISOString(),
    is_current: current !== null && token_hash.equals(current),
  }
}
