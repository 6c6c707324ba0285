import type { SetFitment } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, FieldError, Notice } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { fitmentOf, type Selection } from './fitment-selection.ts'
import { failed } from './messages.ts'
import { type OnSaved, useSetFitment } from './use-set-fitment.ts'
import { t } from '../../../../language/translator.ts'

interface SaveFitmentProps {
  id: number
  selection: Selection
  /** Error of the selection. */
  problem: string | undefined
  /** There is something to replace. */
  canReplace: boolean
  check: () => boolean
  onSaved: OnSaved
}

/** Adds the ticked trims to the saved ones, or replaces them. */
export function SaveFitment(props: SaveFitmentProps) {
  const { id, selection, problem, canReplace, check, onSaved } = props
  const { save, isSaving, refusal } = useSetFitment(id, onSaved)
  const [isReplacing, setReplacing] = useState(false)
  const [count, setCount] = useState(0)
  const store = async (action: SetFitment['action']) => {
    const isSaved = await save({ action, fitment: fitmentOf(selection) })
    setReplacing(false)
    if (isSaved) setCount(selection.size)
  }
  return (
    <>
      <div role="alert">
        {problem && <FieldError>{problem}</FieldError>}
        {refusal !== null && <ErrorAlert title={t(failed.save)}>{refusal}</ErrorAlert>}
      </div>
      {count > 0 && selection.size === 0 && (
        <Notice kind="success" title={t('portalFitment.savedTrims', { count })} live />
      )}
      <div className={css.buttons}>
        <Button
          variant="secondary"
          loading={isSaving && !isReplacing}
          onClick={() => check() && void store('add')}
        >
          {t('portalFitment.save')}
        </Button>
        {canReplace && (
          <Button variant="quiet" onClick={() => check() && setReplacing(true)}>
            {t('portalFitment.replaceAll')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isReplacing}
        title={t('portalFitment.replaceAsk')}
        confirmLabel={t('portalFitment.replace')}
        dangerous
        loading={isSaving}
        onConfirm={() => void store('replace')}
        onCancel={() => setReplacing(false)}
      >
        <p>{t('portalFitment.replaceEffect')}</p>
      </ConfirmDialog>
    </>
  )
}
