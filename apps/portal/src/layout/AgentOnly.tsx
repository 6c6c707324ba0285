import type { AgentProfile } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import type { AgentRecord } from '../providers/agents.ts'
import { querying } from '../providers/granted.ts'
import { LoadFailure } from './LoadFailure.tsx'

export interface AgentOnlyProps {
  /** In the shape of what is coming. */
  skeleton: ReactNode
  /** Shown instead to people who have not joined. */
  stranger: ReactNode
  children: (agent: AgentProfile) => ReactNode
}

/** Guards the supporters' pages: a 204 of the overview means no agent (account spec §4). */
export function AgentOnly({ skeleton, stranger, children }: AgentOnlyProps) {
  const own = useGetOne<AgentRecord>('agent', { id: 'own' }, querying)
  const { data, error, refetch } = own
  if (data?.agent) return children(data.agent)
  if (data?.agent === null) return stranger
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return skeleton
}
