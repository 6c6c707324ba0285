import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, classNames, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import type { ItemQuery, ItemSort } from '../shared/addresses/item-query.ts'
import { paths } from '../shared/addresses/paths.ts'
import css from './ItemFilters.module.css'
import { maxOptions, minOptions, priceChoices } from './price-options.ts'
import { useItemForm } from './use-item-form.ts'

const sorts: readonly { value: ItemSort; label: PlainMessageId }[] = [
  { value: 'a', label: 'items.sort.ascending' },
  { value: 'd', label: 'items.sort.descending' },
  { value: 'b', label: 'items.sort.best' },
]

interface ItemFiltersProps {
  query: ItemQuery
  /** The panel that they are in may close. */
  onSubmit: () => void
}

/** Sort buttons and price selects (buyer spec §2), as a GET form that works without JavaScript. */
export function ItemFilters({ query, onSubmit }: ItemFiltersProps) {
  const format = useFormat()
  const t = useTranslate()
  const { q, type, sort } = query
  const [bounds, setBounds] = useState({ min: query.min, max: query.max })
  const submit = useItemForm(onSubmit)
  return (
    <form
      className={css.form}
      action={useHref(paths.itemSearch())}
      aria-label={t('items.filters')}
      onSubmit={submit}
    >
      <input type="hidden" name="q" value={q} />
      {type !== null && <input type="hidden" name="type" value={type} />}
      <input type="hidden" name="sort" value={sort} />
      <SortButtons sort={sort} />
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('items.price')}</legend>
        <Field label={t('items.from')}>
          {(control) => (
            <SelectInput
              {...control}
              name="min"
              choices={priceChoices(
                minOptions(bounds),
                format.money({ amount: 0, currency: 'USD', decimals: 0 }),
                format,
              )}
              value={String(bounds.min)}
              onChange={(event) => setBounds({ ...bounds, min: Number(event.target.value) })}
            />
          )}
        </Field>
        <Field label={t('items.to')}>
          {(control) => (
            <SelectInput
              {...control}
              name="max"
              choices={priceChoices(maxOptions(bounds), t('items.any'), format)}
              value={String(bounds.max)}
              onChange={(event) => setBounds({ ...bounds, max: Number(event.target.value) })}
            />
          )}
        </Field>
      </fieldset>
      <Button type="submit" variant="secondary" wide>
        {t('items.showResults')}
      </Button>
    </form>
  )
}

function SortButtons({ sort }: Pick<ItemQuery, 'sort'>) {
  const t = useTranslate()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('items.sortBy')}</legend>
      {sorts.map(({ value, label }) => (
        <button
          key={value}
          type="submit"
          name="sort"
          value={value}
          className={classNames(
            buttonClass({ variant: 'quiet', wide: true }, css.sort),
            value === sort && css.chosen,
          )}
          aria-pressed={value === sort}
        >
          {t(label)}
        </button>
      ))}
    </fieldset>
  )
}
