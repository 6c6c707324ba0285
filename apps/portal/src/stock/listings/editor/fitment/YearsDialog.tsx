import { Button, Checkbox, Dialog, FieldError } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { missing } from './messages.ts'
import { t } from '../../../../language/translator.ts'

interface YearsDialogProps {
  /** The trim's name. */
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
      title={t('portalFitment.yearsTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button onClick={choose}>{t('portalFitment.useYears')}</Button>
        </>
      }
    >
      <div className={css.years}>
        <p>{name}</p>
        <div className={css.buttons}>
          <Button variant="quiet" size="small" onClick={() => setTicked(new Set(years))}>
            {t('portalFitment.allYears')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setTicked(new Set())}>
            {t('portalFitment.noYears')}
          </Button>
        </div>
        <fieldset className={css.yearBoxes}>
          <legend className="visually-hidden">{t('portalFitment.years')}</legend>
          {years.map((year) => (
            <Checkbox
              key={year}
              label={year}
              checked={ticked.has(year)}
              onChange={({ currentTarget }) => tick(year, currentTarget.checked)}
            />
          ))}
        </fieldset>
        <div role="alert">{isEmpty && <FieldError>{t(missing.years)}</FieldError>}</div>
      </div>
    </Dialog>
  )
}
