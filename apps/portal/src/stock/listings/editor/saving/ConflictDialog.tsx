import type { Listing } from '@bandari/sdk'
import { Button, Dialog } from '@bandari/ui'
import { useId, useState } from 'react'
import type { Choices, Difference, Side } from './conflict.ts'
import css from './Dialogs.module.css'
import { listingFields } from '../values/listing-fields.ts'
import { valueLabel } from '../values/listing-values.ts'
import type { Conflict } from './use-save.ts'
import { t } from '../../../../language/translator.ts'

interface ConflictDialogProps {
  conflict: Conflict
  /** Its currency is that of its prices. */
  listing: Pick<Listing, 'currency'>
  onResolve: (choices: Choices) => void
  /** Back to the form, where everything is as it was. */
  onClose: () => void
}

/** Two tabs edited one listing: shows each field's value of the other tab and of this one. */
export function ConflictDialog({ conflict, listing, onResolve, onClose }: ConflictDialogProps) {
  const { differences } = conflict
  const [choices, setChoices] = useState<Choices>(() =>
    choose(differences, ({ suggested }) => suggested),
  )
  return (
    <Dialog
      open
      size="large"
      title={t('portalEditor.conflict.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('portalEditor.conflict.back')}
          </Button>
          <Button onClick={() => onResolve(choices)}>{t('portalEditor.conflict.save')}</Button>
        </>
      }
    >
      <div className={css.conflict}>
        <p>{t('portalEditor.conflict.what')}</p>
        <div className={css.all}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChoices(choose(differences, () => 'mine'))}
          >
            {t('portalEditor.conflict.mine')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChoices(choose(differences, () => 'theirs'))}
          >
            {t('portalEditor.conflict.theirs')}
          </Button>
        </div>
        {differences.map((difference) => (
          <DifferenceChoice
            key={difference.name}
            difference={difference}
            listing={listing}
            chosen={choices[difference.name] ?? difference.suggested}
            onChoose={(side) => setChoices({ ...choices, [difference.name]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

function choose(differences: readonly Difference[], side: (one: Difference) => Side): Choices {
  return Object.fromEntries(differences.map((one) => [one.name, side(one)]))
}

interface DifferenceChoiceProps {
  difference: Difference
  listing: Pick<Listing, 'currency'>
  chosen: Side
  onChoose: (side: Side) => void
}

function DifferenceChoice({ difference, listing, chosen, onChoose }: DifferenceChoiceProps) {
  const group = useId()
  const sides = [
    { side: 'theirs', title: t('portalEditor.conflict.elsewhere') },
    { side: 'mine', title: t('portalEditor.conflict.here') },
  ] as const
  return (
    <fieldset className={css.difference}>
      <legend className={css.name}>{t(listingFields[difference.name].label)}</legend>
      <div className={css.sides}>
        {sides.map(({ side, title }) => (
          <label key={side} className={css.side}>
            <input
              className={css.radio}
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <span className={css.sideTitle}>{title}</span>
            <span className={css.words}>
              {valueLabel(difference.name, difference[side], listing) || (
                <i>{t('portalEditor.conflict.empty')}</i>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
