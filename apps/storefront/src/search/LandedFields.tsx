import { useTranslate } from '@bandari/i18n/react'
import { Checkbox, Field, TextInput } from '@bandari/ui'
import css from './SearchFilters.module.css'
import type { DoorWish } from './vehicle-filters.ts'

export interface DoorFieldsProps {
  /** As it is applied. */
  wish: DoorWish
  place: string
}

/** Whether a vehicle may enter, and what it may cost in all, at the visitor's door. */
export function DoorFields({ wish, place }: DoorFieldsProps) {
  const t = useTranslate()
  return (
    <fieldset className={css.door}>
      <legend className={css.doorTitle}>{t('door.atDoorIn', { place })}</legend>
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
