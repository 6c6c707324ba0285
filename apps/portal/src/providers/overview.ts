import type { SupportOverview } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** react-admin's records have an id; there is only one set of these figures. */
export type OverviewRecord = SupportOverview & { id: 'own' }

export async function getSupportOverview(): Promise<{ data: OverviewRecord }> {
  return { data: { ...(await granted(ask(client.GET('/support/overview')))), id: 'own' } }
}
