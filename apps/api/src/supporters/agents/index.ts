import type { Operations } from '../../core/contract.ts'
import { upgradeToAgent } from './upgrade-to-agent.ts'

export const agents = {
  upgradeToAgent,
} satisfies Partial<Operations>
