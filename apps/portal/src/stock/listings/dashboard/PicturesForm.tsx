import { Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import type { Way } from './BulkDialog.tsx'

/** Dealers' cameras and exports put the wrong picture first: the last one, or one of the next. */
const covers = [2, 3, 4, 5, 6]

export function PicturesForm({ onChange }: { onChange: (way: Way) => void }) {
  const [value, setValue] = useState('reverse')
  const choices = [
    { value: 'reverse', label: t('portalTable.pictures.reverse') },
    ...covers.map((number) => ({
      value: String(number),
      label: t('portalTable.pictures.cover', { number: String(number) }),
    })),
  ]
  return (
    <Field label={t('portalTable.pictures.how')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={choices}
          value={value}
          onChange={({ target }) => {
            setValue(target.value)
            onChange(
              target.value === 'reverse' ? { reverse: true } : { cover: Number(target.value) },
            )
          }}
        />
      )}
    </Field>
  )
}
