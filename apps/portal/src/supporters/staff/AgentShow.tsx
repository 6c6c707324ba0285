import type { SupportAgent } from '@bandari/sdk'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { AgentSheet } from './AgentSheet.tsx'

export function AgentShow() {
  return (
    <StaffShow<SupportAgent>
      what="supporter"
      listed="supporters"
      filled="code"
      titleOf={({ name }) => name}
    >
      {(agent) => <AgentSheet agent={agent} />}
    </StaffShow>
  )
}
