import type { SupportAgent } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { AgentSheet } from './AgentSheet.tsx'

export function AgentShow() {
  return (
    <StaffShow<SupportAgent>
      what="supporter"
      list={paths.supportAgents}
      listed="supporters"
      filled="code"
      titleOf={({ name }) => name}
    >
      {(agent) => <AgentSheet agent={agent} />}
    </StaffShow>
  )
}
