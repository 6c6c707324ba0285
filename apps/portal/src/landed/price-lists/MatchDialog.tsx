import type { OurModel } from '@bandari/sdk'
import { Field, TextInput } from '@bandari/ui'
import { useId, useState } from 'react'
import { t } from '../../language/translator.ts'
import { matchPriceListModel } from '../../providers/price-lists.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useWrite } from '../../staff/record/use-write.ts'

export interface PrintedModel {
  make: string
  model: string
  /** Our models with the most similar names. */
  near: readonly string[]
  /** Whether somebody has matched it; if so, the dialog takes the match back. */
  isFound: boolean
}

interface MatchDialogProps {
  listId: number
  printed: PrintedModel
  onClose: () => void
}

/** Names one of our models for a printed one, or takes that back. */
export function MatchDialog({ listId: id, printed, onClose }: MatchDialogProps) {
  const { make: printedMake, model: printedModel, near, isFound } = printed
  const name = `${printedMake} ${printedModel}`
  const { write, isWriting, refusal } = useWrite()
  const [ours, setOurs] = useState<OurModel>({ make: printedMake, model: '' })
  const [isChecked, setChecked] = useState(false)
  const to = isFound ? null : { make: ours.make.trim(), model: ours.model.trim() }
  const isUnnamed = to !== null && (to.make === '' || to.model === '')
  const send = () => {
    setChecked(true)
    if (isUnnamed) return
    write({
      act: () => matchPriceListModel({ id, make: printedMake, model: printedModel, to }),
      done: to
        ? t('staffImportRules.priceMatch.done', {
            printed: name,
            ours: `${to.make} ${to.model}`,
          })
        : t('staffImportRules.priceMatch.takenBack', { printed: name }),
      onDone: onClose,
    })
  }
  return (
    <FormDialog
      title={t(
        isFound
          ? 'staffImportRules.priceMatch.takeBackTitle'
          : 'staffImportRules.priceMatch.actTitle',
        { printed: name },
      )}
      effect={t(
        isFound
          ? 'staffImportRules.priceMatch.takeBackEffect'
          : 'staffImportRules.priceMatch.actEffect',
      )}
      confirm={t(
        isFound ? 'staffImportRules.priceMatch.takeBack' : 'staffImportRules.priceMatch.act',
      )}
      isSaving={isWriting}
      refusal={refusal}
      onSubmit={send}
      onClose={onClose}
    >
      {!isFound && (
        <Names ours={ours} near={near} isUnnamed={isChecked && isUnnamed} onChange={setOurs} />
      )}
    </FormDialog>
  )
}

interface NamesProps {
  ours: OurModel
  near: readonly string[]
  isUnnamed: boolean
  onChange: (ours: OurModel) => void
}

function Names({ ours, near, isUnnamed, onChange }: NamesProps) {
  const nearId = useId()
  return (
    <>
      <Field label={t('staffImportRules.priceMatch.ourMake')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            value={ours.make}
            onChange={({ target }) => onChange({ ...ours, make: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('staffImportRules.priceMatch.ourModel')}
        error={isUnnamed ? t('staffImportRules.priceMatch.noNames') : null}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            list={nearId}
            value={ours.model}
            onChange={({ target }) => onChange({ ...ours, model: target.value })}
          />
        )}
      </Field>
      <datalist id={nearId}>
        {near.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  )
}
