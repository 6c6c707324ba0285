import type { SupportAgent } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { narrowed, paths } from '../../paths.ts'
import css from './AgentRows.module.css'
import { AdjustDialog } from './AdjustDialog.tsx'
import { PayDialog } from './PayDialog.tsx'
import { useMay } from '../../staff/use-may.ts'
import { t } from '../../language/translator.ts'

/** What finance may do with one supporter's balance; nobody else is offered it. */
export function AgentActions({ agent }: { agent: SupportAgent }) {
  const [open, setOpen] = useState<'pay' | 'adjust' | null>(null)
  const mayPay = useMay('payAgent')
  const close = () => setOpen(null)
  if (!mayPay) return null
  return (
    <span className={css.actions}>
      {agent.open_batch_id === null ? (
        <Button
          size="small"
          variant="secondary"
          disabled={Number(agent.payable) === 0}
          aria-label={t('staffSupporters.payName', { name: agent.name })}
          onClick={() => setOpen('pay')}
        >
          {t('staffSupporters.pay')}
        </Button>
      ) : (
        <Link to={paths.supportPayout(agent.open_batch_id)} className={css.held}>
          {t('staffSupporters.inPayout', { id: agent.open_batch_id })}
        </Link>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('staffSupporters.adjustName', { name: agent.name })}
        onClick={() => setOpen('adjust')}
      >
        {t('staffSupporters.adjust')}
      </Button>
      {agent.waiting_adjustments > 0 && (
        <Link
          to={narrowed(paths.supportAdjustments, { agent_id: agent.id, state: 'waiting' })}
          className={css.held}
        >
          {t('staffSupporters.adjustmentsWait', { count: agent.waiting_adjustments })}
        </Link>
      )}
      {open === 'pay' && <PayDialog agent={agent} onClose={close} />}
      {open === 'adjust' && <AdjustDialog agent={agent} onClose={close} />}
    </span>
  )
}
