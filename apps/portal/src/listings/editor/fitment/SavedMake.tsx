import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { formatYears } from '@bandari/i18n/format'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { formatCount } from '../../../shared/format.ts'
import css from './Fitment.module.css'
import { trimName } from './trim-name.ts'

interface SavedMakeProps {
  make: CompatibleMake
  isBusy: boolean
  onRemoveMake: () => void
  onRemove: (trim: TrimDocument) => void
  onYears: (trim: TrimDocument) => void
}

/** Folded when there are many; a folded part is not rendered. */
export function SavedMake({ make, isBusy, onRemoveMake, onRemove, onYears }: SavedMakeProps) {
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
            <SavedTrim
              key={trim.docID}
              trim={trim}
              isBusy={isBusy}
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
  onRemove: () => void
  onYears: () => void
}

function SavedTrim({ trim, isBusy, onRemove, onYears }: SavedTrimProps) {
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
          aria-label={`Years of ${trimName(trim)}`}
          onClick={onYears}
        >
          Years
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          aria-label={`Remove ${trimName(trim)}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
