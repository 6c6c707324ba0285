import { Button, Dialog } from '@bandari/ui'
import { useId, useState } from 'react'
import type { Choices, Difference, Side } from './conflict.ts'
import css from './Dialogs.module.css'
import { listingFields } from '../values/listing-fields.ts'
import { valueWords } from '../values/listing-values.ts'
import type { Conflict } from './use-save.ts'

interface ConflictDialogProps {
  conflict: Conflict
  onResolve: (choices: Choices) => void
  /** Back to the form, where everything is as it was. */
  onClose: () => void
}

/** Two tabs edited one listing: shows each field's value of the other tab and of this one. */
export function ConflictDialog({ conflict, onResolve, onClose }: ConflictDialogProps) {
  const { differences } = conflict
  const [choices, setChoices] = useState<Choices>(() =>
    choose(differences, ({ suggested }) => suggested),
  )
  return (
    <Dialog
      open
      size="large"
      title="Saved elsewhere meanwhile"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to editing
          </Button>
          <Button onClick={() => onResolve(choices)}>Save this choice</Button>
        </>
      }
    >
      <div className={css.conflict}>
        <p>
          This listing was saved in another tab or on another device while you were editing it.
          Nothing of yours is lost: choose what to keep.
        </p>
        <div className={css.all}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChoices(choose(differences, () => 'mine'))}
          >
            Keep all of mine
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChoices(choose(differences, () => 'theirs'))}
          >
            Take all that was saved
          </Button>
        </div>
        {differences.map((difference) => (
          <DifferenceChoice
            key={difference.name}
            difference={difference}
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
  chosen: Side
  onChoose: (side: Side) => void
}

function DifferenceChoice({ difference, chosen, onChoose }: DifferenceChoiceProps) {
  const group = useId()
  const sides = [
    { side: 'theirs', title: 'Saved elsewhere' },
    { side: 'mine', title: 'On this screen' },
  ] as const
  return (
    <fieldset className={css.difference}>
      <legend className={css.name}>{listingFields[difference.name].label}</legend>
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
              {valueWords(difference.name, difference[side]) || <i>Empty</i>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
