import type { OrderStepMoves, SupportOrder, SupportOrderFollowing } from '@bandari/sdk'
import { Checkbox, Field, FieldError, TextInput } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { type StepName, stepNames } from '../../../shared/order/step-labels.ts'
import { FormDialog } from '../../../staff/record/FormDialog.tsx'
import { NoteField } from '../money/NoteField.tsx'
import { useOrderCall } from '../use-order-call.ts'
import css from './TrackingPanel.module.css'
import { localDay } from '../../../shared/dates.ts'

interface MoveStepsDialogProps {
  order: SupportOrder
  following: SupportOrderFollowing
  onClose: () => void
}

/** Asks which steps were reached on a day; the buyer is notified of them, with the note. */
export function MoveStepsDialog({ order, following, onClose }: MoveStepsDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const { next, steps } = following
  const { user_name: name } = order
  const [chosen, setChosen] = useState<readonly StepName[]>(next ? [next] : [])
  const [isFailed, setFailed] = useState(false)
  const [day, setDay] = useState(() => localDay())
  const [note, setNote] = useState('')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const { run, isSaving, refusal } = useMoveSteps({ order, following, onClose })
  const inOrder = steps.flatMap(({ step }) => (chosen.includes(step) ? [step] : []))
  const submit = () => {
    const found = mistakesIn(chosen, day)
    setMistakes(found)
    if (Object.keys(found).length === 0) run(movesOf(inOrder, { day, note: note.trim(), isFailed }))
    else
      form.current
        ?.querySelector<HTMLElement>(found.steps ? '[type=checkbox]' : '[name=day]')
        ?.focus()
  }
  const open = steps.filter(({ step, state }) => step !== 'placed' && state !== 'done')
  const toggle = (step: StepName) => {
    setChosen(chosen.includes(step) ? chosen.filter((one) => one !== step) : [...chosen, step])
    setMistakes(({ steps: _chosen, ...others }) => others)
  }
  return (
    <FormDialog
      ref={form}
      title={t('staffOrders.following.move')}
      effect={t('staffOrders.following.moveEffect', { number: order.number, name })}
      confirm={t('staffOrders.following.moveConfirm')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <StepChoices steps={open} chosen={chosen} mistake={mistakes.steps} onToggle={toggle} />
      {chosen.includes('inspected') && (
        <Checkbox
          label={t('staffOrders.following.notPassed')}
          checked={isFailed}
          onChange={() => setFailed(!isFailed)}
        />
      )}
      <DayField day={day} mistake={mistakes.day} onChange={setDay} />
      <NoteField
        name="note"
        label={t('staffOrders.money.note')}
        hint={t('staffOrders.following.noteHint')}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  )
}

function useMoveSteps({ order: { id, number }, following, onClose }: MoveStepsDialogProps) {
  const { moveOrderSteps } = useDataProvider<PortalDataProvider>()
  return useOrderCall({
    call: (moves: OrderStepMoves['moves']) =>
      moveOrderSteps({ id, seen: following.moves.length, moves }),
    done: () => t('staffOrders.following.moved', { number }),
    onDone: onClose,
  })
}

interface Mistakes {
  steps?: string
  day?: string
}

function mistakesIn(chosen: readonly StepName[], day: string): Mistakes {
  return {
    ...(chosen.length === 0 && { steps: t('staffOrders.following.chooseStep') }),
    ...(day === '' && { day: t('staffOrders.following.dayMissing') }),
  }
}

interface StepMove {
  day: string
  note: string
  isFailed: boolean
}

/** A note for several steps is sent once, with the last. */
function movesOf(chosen: readonly StepName[], { day, note, isFailed }: StepMove) {
  return chosen.map((step, index) => ({
    step,
    on: day,
    ...(step === 'inspected' && isFailed && { is_failed: true }),
    ...(index === chosen.length - 1 && note !== '' && { note }),
  }))
}

interface StepChoicesProps {
  steps: readonly { step: StepName }[]
  chosen: readonly StepName[]
  mistake: string | undefined
  onToggle: (step: StepName) => void
}

function StepChoices({ steps, chosen, mistake, onToggle }: StepChoicesProps) {
  return (
    <fieldset className={css.choices}>
      <legend>{t('staffOrders.following.which')}</legend>
      {steps.map(({ step }) => (
        <Checkbox
          key={step}
          label={t(stepNames[step])}
          checked={chosen.includes(step)}
          onChange={() => onToggle(step)}
        />
      ))}
      {mistake && <FieldError>{mistake}</FieldError>}
    </fieldset>
  )
}

interface DayFieldProps {
  day: string
  mistake: string | undefined
  onChange: (day: string) => void
}

function DayField({ day, mistake, onChange }: DayFieldProps) {
  return (
    <Field label={t('staffOrders.following.day')} error={mistake}>
      {(control) => (
        <TextInput
          {...control}
          name="day"
          type="date"
          max="9999-12-31"
          value={day}
          onChange={({ currentTarget: { value } }) => onChange(value)}
        />
      )}
    </Field>
  )
}
