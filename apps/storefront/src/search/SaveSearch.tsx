import { useFormat, useTranslate, useTranslator } from '@bandari/i18n/react'
import { type NewSavedSearch, session, type VehicleFacets } from '@bandari/sdk'
import { Button, buttonClass, Dialog, ErrorAlert, Field, SelectInput, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useSaveSearchMutation } from '../api/alerts.ts'
import { asRefusal } from '../api/refusal.ts'
import { selectIsSignedOut } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import { appliedFilters } from './applied-filters.ts'
import { searchName } from './breadcrumb.ts'
import css from './SaveSearch.module.css'
import { facetsCall } from './search-call.ts'

export interface SaveSearchProps {
  query: VehicleQuery
  mine: MyDestination | null
  facets: VehicleFacets | undefined
}

/** As the API takes it. */
const longestName = 100

/** Has the buyer told what is new in this search; a visitor logs in first and comes back here. */
export function SaveSearch(props: SaveSearchProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isSignedOut = useSelector(selectIsSignedOut)
  const [isOpen, setOpen] = useState(false)
  const early = useEarlyPress('save-search', () => {
    // A press before the page was alive comes before its session was read.
    if (session.token() !== null) setOpen(true)
    else void navigate(paths.signIn(vehiclesPath(props.query)))
  })
  if (isSignedOut)
    return (
      <AppLink
        className={buttonClass({ variant: 'secondary' })}
        href={paths.signIn(vehiclesPath(props.query))}
      >
        {t('alerts.save')}
      </AppLink>
    )
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} {...early}>
        {t('alerts.save')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('alerts.save')}>
        <SaveForm {...props} />
      </Dialog>
    </>
  )
}

function SaveForm({ query, mine, facets }: SaveSearchProps) {
  const { t, name: nameOf } = useTranslator()
  const format = useFormat()
  const [save, { isSuccess, isLoading, error }] = useSaveSearchMutation()
  const labels = appliedFilters({ t, name: nameOf, format }, query, facets?.facets).map(
    ({ label }) => label,
  )
  const suggested = labels.length > 0 ? labels.join(', ') : searchName(t, query)
  const [name, setName] = useState(suggested.slice(0, longestName))
  const [often, setOften] = useState<NewSavedSearch['often']>('daily')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What comes new is listed today.
    const { listed_within: _, market: __, ...asked } = facetsCall(query, mine)
    void save({ name, often, query: asked })
  }
  if (isSuccess)
    return (
      <>
        <p role="status">{t('alerts.saved')}</p>
        <p>
          <AppLink href={paths.alerts()}>{t('alerts.see')}</AppLink>
        </p>
      </>
    )
  const refusal = asRefusal(error)
  return (
    <form className={css.form} onSubmit={submit}>
      <p>{t('alerts.saveHow')}</p>
      <Field label={t('alerts.name')}>
        {(control) => (
          <TextInput
            {...control}
            value={name}
            required
            maxLength={longestName}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={t('alerts.often')}>
        {(control) => (
          <SelectInput
            {...control}
            value={often}
            choices={(['daily', 'at_once'] as const).map((value) => ({
              value,
              label: t(`alerts.often.${value}`),
            }))}
            onChange={({ target }) => setOften(target.value as typeof often)}
          />
        )}
      </Field>
      {refusal && <ErrorAlert title={refusal.message ?? t('alerts.notSaved')} />}
      <Button type="submit" disabled={isLoading || name.trim() === ''}>
        {t('alerts.saveAction')}
      </Button>
    </form>
  )
}
