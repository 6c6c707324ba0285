import type { VendorProducts } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { useEffect, useState } from 'react'
import css from './Dashboard.module.css'
import { Files } from './Files.tsx'
import { sortChoices, sortingOf, sortValue } from './sort-choices.ts'
import { useIsDesktop } from './use-is-desktop.ts'
import { stateOf } from './table-state.ts'
import type { Table } from './use-table.ts'
import { sellerStates, stateLabels } from '../state-labels.ts'
import { t } from '../../../language/translator.ts'

/** Each with how many the other filters leave of it. */
function statuses(states: VendorProducts['states'], waiting: number, isChosen: boolean) {
  const choices = sellerStates.map((state) => ({
    value: state,
    label: t('portalTable.stateAndCount', { state: t(stateLabels[state]), count: states[state] }),
  }))
  const wait = {
    value: 'waiting',
    label: t('portalTable.stateAndCount', {
      state: t('portalTable.model.waiting'),
      count: waiting,
    }),
  }
  const others = waiting > 0 || isChosen ? [wait] : []
  return [{ value: '', label: t('portalListings.all') }, ...choices, ...others]
}

export interface TableFiltersProps {
  table: Table
  totals: VendorProducts['totals']
  states: VendorProducts['states']
  waiting: number
}

export function TableFilters({ table, totals, states, waiting }: TableFiltersProps) {
  const { state, choose } = table
  const isDesktop = useIsDesktop()
  return (
    <div className={css.filters}>
      <SearchField table={table} />
      <Field label={t('portalListings.status')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={statuses(states, waiting, state === 'waiting')}
            value={state ?? ''}
            onChange={({ target }) => choose({ state: stateOf(target.value) })}
          />
        )}
      </Field>
      {!isDesktop && <SortField table={table} />}
      <Files table={table} totals={totals} />
    </div>
  )
}

/** What the headings of the grid do. */
function SortField({ table }: { table: Table }) {
  const value = sortValue(table)
  return (
    <Field label={t('portalListings.sortBy')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={sortChoices()}
          {...(value === '' && { placeholder: t('portalListings.asInTable') })}
          value={value}
          onChange={({ target }) => table.choose(sortingOf(target.value) ?? {})}
        />
      )}
    </Field>
  )
}

/** The search starts after a short pause in typing. */
const rest = 300

function SearchField({ table: { q, choose } }: { table: Table }) {
  const [text, setText] = useState(q)
  const [asked, setAsked] = useState(q)
  // Back and a cleared filter update the field; text being typed is not overwritten by its own answer.
  if (q !== asked) {
    setAsked(q)
    if (q !== text.trim()) setText(q)
  }
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => choose({ q: text.trim() }, { replace: q !== '' }), rest)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={t('portalListings.search')}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          maxLength={100}
          placeholder={t('portalListings.searchHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </Field>
  )
}
