import type { Passkey } from '@bandari/sdk'
import type { PasskeyRow } from './passkey.store.ts'

/** `relyingParty` is that of the page that asks. */
export function passkeyView(
  { id, name, rp_id, created_at, used_at }: PasskeyRow,
  relyingParty: string,
): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    is_here: rp_id === relyingParty,
  }
}
