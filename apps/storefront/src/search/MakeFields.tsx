import type { Format } from '@bandari/i18n/format'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { referenceOf } from '../api/refusal.ts'
import { ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { type MakeOnSale, useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { makeName } from '../shared/vehicles/make-name.ts'
import { type Facets, counted } from './filter-labels.ts'
import type { DraftProps } from './RangeFields.tsx'
import type { NameChoice } from './use-filter-draft.ts'

const none: readonly MakeOnSale[] = []

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
              choices={makeChoices(makes ?? none, draft.make, facets, format)}
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

interface NamedMake {
  slug: string
  name: string
}

const { compare } = new Intl.Collator('en')
const { compare: compareNumbers } = new Intl.Collator('en', { numeric: true })

function inOrder(slugs: readonly string[]): NamedMake[] {
  return slugs
    .map((slug) => ({ slug, name: makeName(slug) }))
    .sort((one, other) => compare(one.name, other.name))
}

const ordered = new WeakMap<readonly MakeOnSale[], NamedMake[]>()

/** All pages show the same ones for a while. */
function namedMakes(makes: readonly MakeOnSale[]): NamedMake[] {
  const named = ordered.get(makes) ?? inOrder(makes.map(({ slug }) => slug))
  ordered.set(makes, named)
  return named
}

function makeChoices(
  makes: readonly MakeOnSale[],
  chosen: string | null,
  facets: Facets | undefined,
  format: Format,
) {
  const named = namedMakes(makes)
  const isKnown = chosen === null || named.some(({ slug }) => slug === chosen)
  const known = isKnown ? named : inOrder([...makes.map(({ slug }) => slug), chosen])
  const counts = new Map(facets?.make.map(({ value, count }) => [value, count]))
  return known.map(({ slug, name }) => ({
    value: slug,
    label: counted(name, facets && (counts.get(slug) ?? 0), format),
  }))
}

function modelChoices(chosen: string | null, facets: Facets | undefined, format: Format) {
  const models = facets?.model ?? []
  const isKnown = chosen === null || models.some(({ value }) => value === chosen)
  const known = isKnown ? models : [...models, { value: chosen, label: makeName(chosen), count: 0 }]
  return known
    .map(({ value, label, count }) => ({ value, label: counted(label, count, format) }))
    .sort((one, other) => compareNumbers(one.label, other.label))
}
