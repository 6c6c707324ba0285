import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { SavedSearch } from '@bandari/sdk'
import { Badge, Button, buttonClass, ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { useChangeSavedSearchMutation, useRemoveSavedSearchMutation } from '../api/alerts.ts'
import { savedSearchPath } from '../shared/addresses/saved-search-path.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './Alerts.module.css'

/** A saved search with everything that is done with it. */
export function SavedSearchItem({ search }: { search: SavedSearch }) {
  const t = useTranslate()
  const format = useFormat()
  const [change, changed] = useChangeSavedSearchMutation()
  const [remove, removed] = useRemoveSavedSearchMutation()
  const { id, name, often, paused, told_at: toldAt } = search
  const isBusy = changed.isLoading || removed.isLoading
  return (
    <li className={css.search}>
      <h3 className={css.name}>
        {name} {paused && <Badge>{t('alerts.paused')}</Badge>}
      </h3>
      <p className={css.quiet}>
        {toldAt === null ? t('alerts.notTold') : t('alerts.toldAt', { day: format.date(toldAt) })}
      </p>
      <div className={css.controls}>
        <Field label={t('alerts.oftenOf', { name })} labelHidden>
          {(control) => (
            <SelectInput
              {...control}
              value={often}
              disabled={isBusy}
              choices={(['daily', 'at_once'] as const).map((value) => ({
                value,
                label: t(`alerts.often.${value}`),
              }))}
              onChange={({ target }) =>
                void change({ id, often: target.value as SavedSearch['often'] })
              }
            />
          )}
        </Field>
        <AppLink
          className={buttonClass({ variant: 'secondary' })}
          href={savedSearchPath(search.query)}
          aria-label={t('alerts.showOf', { name })}
        >
          {t('alerts.show')}
        </AppLink>
        <Button
          variant="quiet"
          aria-label={t(paused ? 'alerts.resumeOf' : 'alerts.pauseOf', { name })}
          disabled={isBusy}
          onClick={() => void change({ id, paused: !paused })}
        >
          {t(paused ? 'alerts.resume' : 'alerts.pause')}
        </Button>
        <Button
          variant="quiet"
          aria-label={t('alerts.removeOf', { name })}
          disabled={isBusy}
          onClick={() => void remove(id)}
        >
          {t('alerts.remove')}
        </Button>
      </div>
      {(changed.isError || removed.isError) && <ErrorAlert title={t('alerts.notSaved')} />}
    </li>
  )
}
