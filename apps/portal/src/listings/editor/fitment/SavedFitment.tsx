import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { Button, ConfirmDialog, ErrorAlert, formatCount, formatYears } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { yearChanges } from './fitment-selection.ts'
import { failed } from './messages.ts'
import { trimName } from './trim-name.ts'
import { type OnSaved, useSetFitment } from './use-set-fitment.ts'
import { YearsDialog } from './YearsDialog.tsx'

interface SavedFitmentProps {
  id: number
  saved: readonly CompatibleMake[]
  onSaved: OnSaved
}

/** What is saved, make by make. */
export function SavedFitment({ id, saved, onSaved }: SavedFitmentProps) {
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
    <section className={css.saved} aria-label="What this part fits">
      {saved.length === 0 && (
        <p className={css.nothing}>
          Nothing yet. Until you add the first vehicle, buyers read “No data” for theirs.
        </p>
      )}
      {saved.map((make) => (
        <SavedMake
          key={make.make}
          make={make}
          isBusy={isSaving}
          onRemoveMake={() => setLeaving(make)}
          onRemove={(trim) => void remove([trim])}
          onYears={setDated}
        />
      ))}
      <div role="alert">
        {refusal !== null && <ErrorAlert title={failed.save}>{refusal}</ErrorAlert>}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove all of ${leaving?.make ?? ''}?`}
        confirmLabel="Remove"
        dangerous
        loading={isSaving}
        onConfirm={() => void remove(leaving?.trims ?? []).then(() => setLeaving(null))}
        onCancel={() => setLeaving(null)}
      >
        <p>Buyers with one of these vehicles will no longer read that your part fits.</p>
      </ConfirmDialog>
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

interface SavedMakeProps {
  make: CompatibleMake
  isBusy: boolean
  onRemoveMake: () => void
  onRemove: (trim: TrimDocument) => void
  onYears: (trim: TrimDocument) => void
}

/** Folded when there are many; a folded part is not rendered. */
function SavedMake({ make, isBusy, onRemoveMake, onRemove, onYears }: SavedMakeProps) {
  const [isOpen, setOpen] = useState(make.trims.length <= 6)
  const { trims } = make
  const count = `${formatCount(trims.length)} ${trims.length === 1 ? 'trim' : 'trims'}`
  return (
    <div className={css.make}>
      <div className={css.makeHead}>
        <h3 className={css.makeName}>
          {make.make} <span className={css.quiet}>{count}</span>
        </h3>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} the trims of ${make.make}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-label={`Remove all of ${make.make}`}
          onClick={onRemoveMake}
        >
          Remove all
        </Button>
      </div>
      <p className={css.quiet}>{make.model.join(', ')}</p>
      {isOpen && (
        <ul className={css.trims} aria-label={`Trims of ${make.make}`}>
          {trims.map((trim) => (
            <li key={trim.docID} className={css.trim}>
              <p className={css.trimWords}>
                {trimName(trim)} <strong>{formatYears(trim.ids ?? [])}</strong>
              </p>
              <div className={css.buttons}>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isBusy}
                  aria-label={`Years of ${trimName(trim)}`}
                  onClick={() => onYears(trim)}
                >
                  Years
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={isBusy}
                  aria-label={`Remove ${trimName(trim)}`}
                  onClick={() => onRemove(trim)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
