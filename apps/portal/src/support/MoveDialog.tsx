import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import { Button, Dialog, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import css from './MoveDialog.module.css'
import { judgeReason, longestReason, orderMoves } from './order-moves.ts'
import { useMoveOrder } from './use-move-order.ts'

export interface MoveDialogProps {
  order: SupportOrder
  target: OrderStatus
  /** With a sentence when somebody else was faster. */
  onClose: (conflict?: string) => void
}

export function MoveDialog({ order, target, onClose }: MoveDialogProps) {
  const move = orderMoves[target]
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const { run, isMoving, refusal } = useConfirmedMove({ order, target, onClose })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judgeReason(move, reason)
    setMistake(verdict)
    if (verdict === null) run(reason)
    else field.current?.focus()
  }

  return (
    <Dialog
      open
      title={move.title}
      onClose={() => onClose()}
      actions={
        <>
          <Button variant="secondary" onClick={() => onClose()}>
            Back
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={move.isForward ? 'primary' : 'danger'}
            loading={isMoving}
          >
            {move.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p>
          Order {order.number}, {order.user_name}. {move.effect}
        </p>
        {refusal !== null && <ErrorAlert title={refusal} />}
        <Field
          label="Reason"
          optional={move.reason === 'optional'}
          hint="Kept in the order's record; colleagues read it."
          error={mistake}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={3}
              maxLength={longestReason}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

/** A second click while the first is under way does nothing. */
function useConfirmedMove({ order, target, onClose }: MoveDialogProps) {
  const moveOrder = useMoveOrder()
  const notify = useNotify()
  const isUnderWay = useRef(false)
  const [isMoving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirm = async (reason: string) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setMoving(true)
    setRefusal(null)
    const outcome = await moveOrder({ order, target, reason })
    isUnderWay.current = false
    setMoving(false)
    if (outcome === 'moved') {
      notify(`Order ${order.number} is now ${target}.`, { type: 'success' })
      onClose()
    } else if ('conflict' in outcome) onClose(outcome.conflict)
    else setRefusal(outcome.refusal)
  }
  return { run: (reason: string) => void confirm(reason), isMoving, refusal }
}
