import type { AgentProfile } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { useOperation } from '../providers/use-operation.ts'
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
  const { data: agent, error, refetch } = useOperation('getAgentOverview', {})
  if (agent) return children(agent)
  if (agent === null) return stranger
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return skeleton
}
