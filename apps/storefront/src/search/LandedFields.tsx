import { useTranslate } from '@bandari/i18n/react'
import { Checkbox, Field, TextInput } from '@bandari/ui'
import css from './SearchFilters.module.css'
import type { LandedFilter } from './vehicle-filters.ts'

export interface LandedFieldsProps {
  /** The filter as it is applied. */
  wish: LandedFilter
  place: string
}

/** Filters by the visitor's destination: what may be imported, and a budget for the landed price. */
export function LandedFields({ wish, place }: LandedFieldsProps) {
  const t = useTranslate()
  return (
    <fieldset className={css.landed}>
      <legend className={css.landedTitle}>{t('door.atDoorIn', { place })}</legend>
      <Checkbox
        name="import"
        value="yes"
        defaultChecked={wish.mayImport}
        label={t('search.mayBeImported')}
      />
      <Field label={t('door.budget')}>
        {(control) => (
          <TextInput
            {...control}
            name="budget"
            inputMode="numeric"
            pattern="[0-9]{0,8}"
            maxLength={8}
            autoComplete="off"
            defaultValue={wish.budget > 0 ? String(wish.budget) : ''}
          />
        )}
      </Field>
    </fieldset>
  )
}
