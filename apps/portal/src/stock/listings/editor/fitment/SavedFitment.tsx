import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { yearChanges } from './fitment-selection.ts'
import { failed } from './messages.ts'
import { SavedMake } from './SavedMake.tsx'
import { trimName } from './trim-name.ts'
import { type OnSaved, useSetFitment } from './use-set-fitment.ts'
import { YearsDialog } from './YearsDialog.tsx'
import { t } from '../../../../language/translator.ts'

interface SavedFitmentProps {
  id: number
  saved: readonly CompatibleMake[]
  /** A buyer was promised it: nothing is taken away. */
  isKept: boolean
  onSaved: OnSaved
}

/** What is saved, make by make. */
export function SavedFitment({ id, saved, isKept, onSaved }: SavedFitmentProps) {
  const { save, isSaving, refusal } = useSetFitment(id, onSaved)
  const [leaving, setLeaving] = useState<CompatibleMake | null>(null)
  const [dated, setDated] = useState<TrimDocument | null>(null)

  const remove = (trims: readonly TrimDocument[]) =>
    save({
      action: 'remove',
      fitment: trims.map(({ docID, ids = [] }) => ({ docID, ids })),
    })
  const changeYears = async ({ docID, ids: before = [] }: TrimDocument, chosen: number[]) => {
    setDated(null)
    const { add, remove: left } = yearChanges(before, chosen)
    await save(
      ...(add.length > 0 ? [{ action: 'add' as const, fitment: [{ docID, ids: add }] }] : []),
      ...(left.length > 0 ? [{ action: 'remove' as const, fitment: [{ docID, ids: left }] }] : []),
    )
  }
  return (
    <section className={css.saved} aria-label={t('portalFitment.saved')}>
      {saved.length === 0 && <p className={css.nothing}>{t('portalFitment.nothing')}</p>}
      {saved.map((make) => (
        <SavedMake
          key={make.make}
          make={make}
          isBusy={isSaving}
          isKept={isKept}
          onRemoveMake={() => setLeaving(make)}
          onRemove={(trim) => void remove([trim])}
          onYears={setDated}
        />
      ))}
      <div role="alert">
        {refusal !== null && <ErrorAlert title={t(failed.save)}>{refusal}</ErrorAlert>}
      </div>
      <RemoveMakeDialog
        make={leaving}
        isSaving={isSaving}
        onConfirm={() => void remove(leaving?.trims ?? []).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      />
      {dated && (
        <YearsDialog
          name={`${dated.make} ${trimName(dated)}`}
          years={dated.year_list}
          chosen={dated.ids ?? []}
          onChoose={(years) => void changeYears(dated, years)}
          onClose={() => setDated(null)}
        />
      )}
    </section>
  )
}

interface RemoveMakeDialogProps {
  make: CompatibleMake | null
  isSaving: boolean
  onConfirm: () => void
  onCancel: () => void
}

function RemoveMakeDialog({ make, isSaving, onConfirm, onCancel }: RemoveMakeDialogProps) {
  return (
    <ConfirmDialog
      open={make !== null}
      title={t('portalFitment.removeMakeAsk', { make: make?.make ?? '' })}
      confirmLabel={t('portalFitment.remove')}
      dangerous
      loading={isSaving}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('portalFitment.removeMakeEffect')}</p>
    </ConfirmDialog>
  )
}
