import type { SupportAgent } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import css from './AgentRows.module.css'
import { AdjustDialog } from './AdjustDialog.tsx'
import { PayDialog } from './PayDialog.tsx'

/** What support may do with one supporter's balance. */
export function AgentActions({ agent }: { agent: SupportAgent }) {
  const [open, setOpen] = useState<'pay' | 'adjust' | null>(null)
  const close = () => setOpen(null)
  return (
    <span className={css.actions}>
      <Button
        size="small"
        variant="secondary"
        disabled={Number(agent.payable) === 0}
        aria-label={`Pay ${agent.name}`}
        onClick={() => setOpen('pay')}
      >
        Pay
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Adjust the balance of ${agent.name}`}
        onClick={() => setOpen('adjust')}
      >
        Adjust
      </Button>
      {open === 'pay' && <PayDialog agent={agent} onClose={close} />}
      {open === 'adjust' && <AdjustDialog agent={agent} onClose={close} />}
    </span>
  )
}
