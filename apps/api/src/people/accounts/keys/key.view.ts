import type { ApiKey } from '@bandari/sdk'
import type { ApiKeyRow } from './key.store.ts'

export function keyView({ created_at, expires_at, used_at, ended_at, ...key }: ApiKeyRow): ApiKey {
  return {
    ...key,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  }
}
