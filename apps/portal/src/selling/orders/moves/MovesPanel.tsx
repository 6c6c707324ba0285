import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import { Card, Notice } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { statusNames } from '../../../shared/order/order-status.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { orderMoves } from './order-moves.ts'
import css from './MovesPanel.module.css'
import { t } from '../../../language/translator.ts'

/** The moves the API allows now, the expected one first. */
export function MovesPanel({ order }: { order: SupportOrder }) {
  const [target, setTarget] = useState<OrderStatus | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  const targets = [...order.allowed_statuses].sort(
    (one, other) => Number(orderMoves[other].isForward) - Number(orderMoves[one].isForward),
  )
  const close = (sentence: string | null = null) => {
    setTarget(null)
    setConflict(sentence)
  }
  return (
    <Card as="section" aria-labelledby="next-move">
      <h2 id="next-move" className={css.title}>
        {t('staffOrders.nextMove')}
      </h2>
      <div role="alert">{conflict !== null && <Notice kind="attention">{conflict}</Notice>}</div>
      {targets.length === 0 && (
        <p className={css.end}>
          {t('staffOrders.noMoves', { status: t(statusNames[order.status]).toLowerCase() })}
        </p>
      )}
      <div className={css.moves}>
        {targets.map((status) => (
          <Button
            key={status}
            fullWidth
            variant={orderMoves[status].isForward ? 'contained' : 'outlined'}
            color={orderMoves[status].isForward ? 'primary' : 'error'}
            onClick={() => setTarget(status)}
          >
            {t(orderMoves[status].label)}
          </Button>
        ))}
      </div>
      {target !== null && <MoveDialog order={order} target={target} onClose={close} />}
    </Card>
  )
}
