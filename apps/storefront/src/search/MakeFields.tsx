import type { Format } from '@bandari/i18n/format'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { referenceOf } from '../api/refusal.ts'
import { ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { makeName } from '../shared/make-name.ts'
import { type Facets, counted } from './filter-labels.ts'
import type { DraftProps } from './RangeFields.tsx'
import type { NameChoice } from './use-filter-draft.ts'

interface MakeFieldsProps extends Omit<DraftProps, 'query'> {
  onChoose: (choice: NameChoice) => void
}

/** Make, and the models of the make that is chosen. */
export function MakeFields({ draft, facets, onChoose }: MakeFieldsProps) {
  const format = useFormat()
  const t = useTranslate()
  const { data: makes, error, refetch } = useCountVehicleMakesQuery()
  return (
    <>
      {error ? (
        <>
          <input type="hidden" name="sv" value={draft.make ?? ''} />
          <ErrorAlert
            title={t('search.categoriesFailed')}
            reference={referenceOf(error)}
            onRetry={() => void refetch()}
          >
            <p>{t('search.categoriesExplained')}</p>
            <p>{t('search.categoriesAdvice')}</p>
          </ErrorAlert>
        </>
      ) : (
        <Field label={t('search.make')}>
          {(control) => (
            <SelectInput
              {...control}
              name="sv"
              placeholder={t('search.anyMake')}
              choices={makeChoices(
                (makes ?? []).map(({ slug }) => slug),
                draft.make,
                facets,
                format,
              )}
              value={draft.make ?? ''}
              onChange={(event) => onChoose({ make: event.target.value || null, model: null })}
            />
          )}
        </Field>
      )}
      {/* The make that the model belongs to. */}
      <input type="hidden" name="of" value={draft.make ?? ''} />
      {draft.make !== null && (
        <Field label={t('search.model')}>
          {(control) => (
            <SelectInput
              {...control}
              key={draft.make}
              name="svm"
              placeholder={t('search.anyModel')}
              choices={modelChoices(draft.model, facets, format)}
              value={draft.model ?? ''}
              onChange={(event) => onChoose({ model: event.target.value || null })}
            />
          )}
        </Field>
      )}
    </>
  )
}

function makeChoices(
  slugs: readonly string[],
  chosen: string | null,
  facets: Facets | undefined,
  format: Format,
) {
  const known = chosen === null || slugs.includes(chosen) ? slugs : [...slugs, chosen]
  return known
    .map((slug) => {
      const count = facets && (facets.make.find(({ value }) => value === slug)?.count ?? 0)
      return { value: slug, label: counted(makeName(slug), count, format), name: makeName(slug) }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function modelChoices(chosen: string | null, facets: Facets | undefined, format: Format) {
  const models = facets?.model ?? []
  const isKnown = chosen === null || models.some(({ value }) => value === chosen)
  const known = isKnown ? models : [...models, { value: chosen, label: makeName(chosen), count: 0 }]
  return known
    .map(({ value, label, count }) => ({ value, label: counted(label, count, format) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en', { numeric: true }))
}
