import { ErrorAlert } from '@bandari/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, type FormProps, SaveButton, useRefresh } from 'react-admin'
import { useFormState } from 'react-hook-form'
import css from './Record.module.css'
import { RecordDraft } from './RecordDraft.tsx'
import { t } from '../../language/translator.ts'

interface RecordFormProps extends Pick<FormProps, 'defaultValues'> {
  /** Without it the form cannot be saved. */
  saveLabel?: string
  /** Beside the save button: what else may be done with the record. */
  actions?: ReactNode
  children: ReactNode
}

/** The fields of a record, why it could not be saved, and its buttons. What is typed outlives a reload, and leaving asks first. */
export function RecordForm({ saveLabel, actions, children, ...form }: RecordFormProps) {
  const frame = useRef<HTMLDivElement>(null)
  // On blur a message would go between the press and the release of the button below it, which would have moved.
  return (
    <Form {...form} mode="onSubmit" reValidateMode="onChange" disableInvalidFormNotification>
      <div ref={frame} className={css.form}>
        <RecordDraft />
        <Refusal frame={frame} />
        {children}
        {saveLabel !== undefined && (
          <div className={css.bar}>
            <SaveButton label={saveLabel} alwaysEnable color="primary" />
            <span className={css.spring} />
            {actions}
          </div>
        )}
      </div>
    </Form>
  )
}

/** The data behind the form has changed since it was filled in. */
const outdated = ['overtaken', 'basket_changed']

/** Errors of the whole form are above the fields; an error of one field is next to it and takes the focus. */
function Refusal({ frame }: { frame: { current: HTMLElement | null } }) {
  const { errors, submitCount, isSubmitting } = useFormState()
  const refresh = useRefresh()
  const sentence = errors.root?.['serverError']?.message ?? null
  const code = errors.root?.['serverCode']?.message ?? ''
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !hasErrors) return
    const place = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    place?.focus()
    place?.scrollIntoView({ block: 'center' })
  }, [frame, submitCount, isSubmitting, hasErrors])
  if (sentence === null) return null
  if (!outdated.includes(code)) return <ErrorAlert title={sentence} />
  return (
    <ErrorAlert title={sentence} onRetry={refresh} retryLabel={t('portal.loadAgain')}>
      {t('staff.overtaken')}
    </ErrorAlert>
  )
}
