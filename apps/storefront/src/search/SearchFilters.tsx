import { useFormat, useTranslator } from '@bandari/i18n/react'
import { SlidersHorizontal, X } from 'lucide-react'
import { type SyntheticEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { appliedFilters } from './applied-filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { formFields } from './form-fields.ts'
import css from './SearchFilters.module.css'
import { pathOfForm } from './search-form.ts'

const anyName = { page: 1, class: null, make: null, model: null } as const

/** A sheet on a phone, always shown next to the results; it opens and closes without JavaScript. */
export function SearchFilters({ query }: { query: VehicleQuery }) {
  const format = useFormat()
  const { t, name } = useTranslator()
  const navigate = useNavigate()
  const sheet = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (sheet.current) sheet.current.open = false
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    close()
    void navigate(pathOfForm(formFields(event.currentTarget)))
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const applied = appliedFilters({ t, name, format }, query, undefined).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls' events, on their way up
    <details
      className={css.filters}
      ref={sheet}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A visitor who leaves the sheet by the keyboard would be behind it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <summary className={css.summary}>
        <SlidersHorizontal size={20} aria-hidden="true" />
        <span>{t('search.filters')}</span>
        {applied > 0 && (
          <span className={css.applied}>{t('search.filtersApplied', { count: applied })}</span>
        )}
        <span className={css.close}>
          <X size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('search.close')}</span>
        </span>
      </summary>
      {/* Each query has a new form, whose fields start from that query; class, make and model follow by themselves. */}
      <FilterFields key={vehiclesPath({ ...query, ...anyName })} query={query} onSubmit={submit} />
    </details>
  )
}
