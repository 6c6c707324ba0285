import { Button, Checkbox, Dialog, FieldError } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { missing } from './messages.ts'

interface YearsDialogProps {
  /** Of which trim. */
  name: string
  years: readonly number[]
  chosen: readonly number[]
  onChoose: (years: number[]) => void
  onClose: () => void
}

export function YearsDialog({ name, years, chosen, onChoose, onClose }: YearsDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(chosen))
  const [isEmpty, setEmpty] = useState(false)
  const choose = () => {
    if (ticked.size === 0) return setEmpty(true)
    onChoose(years.filter((year) => ticked.has(year)))
  }
  const tick = (year: number, isTicked: boolean) => {
    setEmpty(false)
    setTicked(new Set(years.filter((one) => (one === year ? isTicked : ticked.has(one)))))
  }
  return (
    <Dialog
      open
      title="Years it fits"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={choose}>Use these years</Button>
        </>
      }
    >
      <div className={css.years}>
        <p>{name}</p>
        <div className={css.buttons}>
          <Button variant="quiet" size="small" onClick={() => setTicked(new Set(years))}>
            All years
          </Button>
          <Button variant="quiet" size="small" onClick={() => setTicked(new Set())}>
            None
          </Button>
        </div>
        <fieldset className={css.yearBoxes}>
          <legend className="visually-hidden">Years</legend>
          {years.map((year) => (
            <Checkbox
              key={year}
              label={year}
              checked={ticked.has(year)}
              onChange={({ currentTarget }) => tick(year, currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div role="alert">{isEmpty && <FieldError>{missing.years}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
