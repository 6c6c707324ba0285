import type { PlainMessageId } from '@bandari/i18n'
import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import { Field, TextArea } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { statusNames } from '../../../shared/order/order-status.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { useAnother } from '../../../staff/record/use-another.ts'
import { validateReason, longestReason, orderMoves } from './order-moves.ts'
import { owesRefund, type RefundClaim } from './refund-claim.ts'
import { RefundFields } from './RefundFields.tsx'
import { useRefundClaim } from './use-refund-claim.ts'
import { useMoveOrder } from './use-move-order.ts'
import { t } from '../../../language/translator.ts'

export interface MoveDialogProps {
  order: SupportOrder
  target: OrderStatus
  /** With a sentence when somebody else was faster. */
  onClose: (conflict?: string) => void
}

export function MoveDialog({ order, target, onClose }: MoveDialogProps) {
  const move = orderMoves[target]
  const form = useRef<HTMLFormElement>(null)
  const isOwed = owesRefund(order, target)
  const refund = useRefundClaim(order)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { run, isMoving, refusal, another } = useConfirmedMove({ order, target, onClose })

  const submit = () => {
    const result = validateReason(move, reason)
    const claim = isOwed ? refund.validate() : null
    setMistake(result)
    if (result === null && claim !== 'mistaken') return run(reason, claim)
    const first = result === null ? refund.firstMistake() : 'reason'
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <FormDialog
      ref={form}
      title={t(move.title)}
      effect={effectOf({ order, target })}
      confirm={t(confirmOf(move, { isOwed, isAsked: another.isAsked }))}
      isHarsh={!move.isForward}
      isSaving={isMoving}
      refusal={refusal}
      onSubmit={submit}
      onEdit={another.forget}
      onClose={() => onClose()}
    >
      <Field
        label={t('staff.reason')}
        optional={move.reason === 'optional'}
        hint={t('staffOrders.reasonHint')}
        error={mistake}
      >
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={3}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      {isOwed && (
        <RefundFields
          order={order}
          claim={refund.claim}
          mistakes={refund.mistakes}
          onChange={refund.setClaim}
        />
      )}
    </FormDialog>
  )
}

function effectOf({ order, target }: Pick<MoveDialogProps, 'order' | 'target'>): string {
  const { number, user_name: name } = order
  return t('staffOrders.moveEffect', { number, name, effect: t(orderMoves[target].effect) })
}

function confirmOf(
  move: { confirm: PlainMessageId },
  { isOwed, isAsked }: { isOwed: boolean; isAsked: boolean },
): PlainMessageId {
  if (isAsked) return 'staff.isAnother'
  return isOwed ? 'staffOrders.cancelAndRefund' : move.confirm
}

/** A second click while the first is under way does nothing. */
function useConfirmedMove({ order, target, onClose }: MoveDialogProps) {
  const moveOrder = useMoveOrder()
  const another = useAnother()
  const notify = useNotify()
  const isUnderWay = useRef(false)
  const [isMoving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirm = async (reason: string, refund: RefundClaim | null) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setMoving(true)
    setRefusal(null)
    const outcome = await another
      .send({ reason, refund }, ({ is_another: isAnother = false }) =>
        moveOrder({ order, target, reason, refund, isAnother }),
      )
      .catch((error: unknown) => ({ refusal: error instanceof Error ? error.message : '' }))
    isUnderWay.current = false
    setMoving(false)
    if (outcome === 'moved') {
      const status = t(statusNames[target])
      notify(t('staffOrders.isNow', { number: order.number, status }), { type: 'success' })
      onClose()
    } else if ('conflict' in outcome) onClose(outcome.conflict)
    else setRefusal(outcome.refusal)
  }
  const run = (reason: string, refund: RefundClaim | null) => void confirm(reason, refund)
  return { run, isMoving, refusal, another }
}
