import { Button, buttonClass, classNames, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import type { ItemQuery, ItemSort } from '../shared/item-query.ts'
import { paths } from '../shared/paths.ts'
import css from './ItemFilters.module.css'
import { maxOptions, minOptions, priceChoices } from './price-options.ts'
import { useItemForm } from './use-item-form.ts'

const sorts: readonly { value: ItemSort; label: string }[] = [
  { value: 'a', label: 'Price: Low to High' },
  { value: 'd', label: 'Price: High to Low' },
  { value: 'b', label: 'Best Match' },
]

interface ItemFiltersProps {
  query: ItemQuery
  /** The panel that they are in may close. */
  onSubmit: () => void
}

/** Sort buttons and price selects (buyer spec §2), as a GET form that works without JavaScript. */
export function ItemFilters({ query, onSubmit }: ItemFiltersProps) {
  const { q, type, sort } = query
  const [bounds, setBounds] = useState({ min: query.min, max: query.max })
  const submit = useItemForm(onSubmit)
  return (
    <form className={css.form} action={paths.itemSearch()} aria-label="Filters" onSubmit={submit}>
      <input type="hidden" name="q" value={q} />
      {type !== null && <input type="hidden" name="type" value={type} />}
      <input type="hidden" name="sort" value={sort} />
      <fieldset className={css.group}>
        <legend className={css.legend}>Sort by</legend>
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
            {label}
          </button>
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>Price</legend>
        <Field label="From">
          {(control) => (
            <SelectInput
              {...control}
              name="min"
              choices={priceChoices(minOptions(bounds), '$0')}
              value={String(bounds.min)}
              onChange={(event) => setBounds({ ...bounds, min: Number(event.target.value) })}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <SelectInput
              {...control}
              name="max"
              choices={priceChoices(maxOptions(bounds), 'Any')}
              value={String(bounds.max)}
              onChange={(event) => setBounds({ ...bounds, max: Number(event.target.value) })}
            />
          )}
        </Field>
      </fieldset>
      <Button type="submit" variant="secondary" wide>
        Show results
      </Button>
    </form>
  )
}
