import type { SupportTeam } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { listSeenMembers } from '../team.store.ts'

/** Who works for a vendor, as staff see it. */
export async function readSupportTeam(db: Database, vendorId: number): Promise<SupportTeam> {
  const members = await listSeenMembers(db, vendorId)
  return {
    members: members.map(({ id, email, first_name, last_name, role, joined_at, seen_at }) => ({
      id,
      name: `${first_name} ${last_name}`.trim(),
      email,
      role,
      joined_at: joined_at.toISOString(),
      seen_at: seen_at?.toISOString() ?? null,
    })),
  }
}
