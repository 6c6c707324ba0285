import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { formatYears } from '@bandari/i18n/format'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { trimName } from './trim-name.ts'
import { t } from '../../../../language/translator.ts'

interface SavedMakeProps {
  make: CompatibleMake
  isBusy: boolean
  isKept: boolean
  onRemoveMake: () => void
  onRemove: (trim: TrimDocument) => void
  onYears: (trim: TrimDocument) => void
}

/** Folded when there are many; a folded part is not rendered. */
export function SavedMake({
  make,
  isBusy,
  isKept,
  onRemoveMake,
  onRemove,
  onYears,
}: SavedMakeProps) {
  const [isOpen, setOpen] = useState(make.trims.length <= 6)
  const { trims } = make
  return (
    <div className={css.make}>
      <div className={css.makeHead}>
        <h3 className={css.makeName}>
          {make.make}{' '}
          <span className={css.quiet}>{t('portalFitment.trimCount', { count: trims.length })}</span>
        </h3>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'portalFitment.hideTrims' : 'portalFitment.showTrims', {
            make: make.make,
          })}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'portalFitment.hide' : 'portalFitment.show')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy || isKept}
          aria-label={t('portalFitment.removeMake', { make: make.make })}
          onClick={onRemoveMake}
        >
          {t('portalFitment.removeAll')}
        </Button>
      </div>
      <p className={css.quiet}>{make.model.join(', ')}</p>
      {isOpen && (
        <ul className={css.trims} aria-label={t('portalFitment.trimsOf', { make: make.make })}>
          {trims.map((trim) => (
            <SavedTrim
              key={trim.docID}
              trim={trim}
              isBusy={isBusy}
              isKept={isKept}
              onRemove={() => onRemove(trim)}
              onYears={() => onYears(trim)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface SavedTrimProps {
  trim: TrimDocument
  isBusy: boolean
  isKept: boolean
  onRemove: () => void
  onYears: () => void
}

function SavedTrim({ trim, isBusy, isKept, onRemove, onYears }: SavedTrimProps) {
  return (
    <li className={css.trim}>
      <p className={css.trimWords}>
        {trimName(trim)} <strong>{formatYears(trim.ids ?? [])}</strong>
      </p>
      <div className={css.buttons}>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t('portalFitment.yearsOf', { trim: trimName(trim) })}
          onClick={onYears}
        >
          {t('portalFitment.years')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy || isKept}
          aria-label={t('portalFitment.removeTrim', { trim: trimName(trim) })}
          onClick={onRemove}
        >
          {t('portalFitment.remove')}
        </Button>
      </div>
    </li>
  )
}
