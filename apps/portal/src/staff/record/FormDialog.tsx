import { Button, Dialog, ErrorAlert } from '@bandari/ui'
import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import css from './FormDialog.module.css'
import { t } from '../../language/translator.ts'

interface FormDialogProps {
  title: string
  /** The consequence, said before the decision is made. */
  effect: ReactNode
  /** Null while there is nothing to confirm. */
  confirm: string | null
  isHarsh?: boolean
  /** For forms of many fields. */
  size?: 'large'
  isSaving: boolean
  refusal: string | null
  onSubmit: () => void
  /** Any field was changed. */
  onEdit?: () => void
  onClose: () => void
  ref?: Ref<HTMLFormElement>
  /** The fields. */
  children?: ReactNode
}

/** Asks for what a staff decision needs, shows a refusal, and stays open until the decision is made. */
export function FormDialog(props: FormDialogProps) {
  const { title, effect, confirm, isHarsh = false, isSaving, refusal, onClose, ref, size } = props
  const formId = useId()
  const refused = useRef<HTMLDivElement>(null)
  // A long form is sent from its end, and says why not at its beginning.
  useEffect(() => {
    if (refusal !== null) refused.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog may be inside a record's form.
    event.stopPropagation()
    props.onSubmit()
  }
  return (
    <Dialog
      open
      {...(size && { size })}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('staff.back')}
          </Button>
          {confirm !== null && (
            <Button
              type="submit"
              form={formId}
              variant={isHarsh ? 'danger' : 'primary'}
              loading={isSaving}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        ref={ref}
        className={css.form}
        onSubmit={submit}
        onChange={props.onEdit}
        noValidate
      >
        <p>{effect}</p>
        {refusal !== null && (
          <div ref={refused}>
            <ErrorAlert title={refusal} />
          </div>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
