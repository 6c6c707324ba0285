import type { Shelf, SupportPromotion } from '@bandari/sdk'
import { EmptyState, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { useMay } from '../../staff/use-may.ts'
import { ContentTools } from '../content/ContentTools.tsx'
import { AddVehicle } from './AddVehicle.tsx'
import { ShelfVehicle } from './ShelfVehicle.tsx'
import { shelfLabels, shelves } from './featured-labels.ts'
import css from './HomePage.module.css'
import { t } from '../../language/translator.ts'

const byShelf = { field: 'shelf', order: 'ASC' } as const
const shelfChoices = choicesOf('shelf', Object.entries(shelfLabels))

/** The vehicles featured on the home page; its automatic choice fills the rest (decision 24). The wire calls a row a shelf. */
export function FeaturedList() {
  return (
    <StaffList<SupportPromotion>
      title={t('staffHomePage.promotions')}
      aside={<ContentTools subject="promotions" />}
      intro={<Explanation />}
      search={t('staffHomePage.search')}
      sort={byShelf}
      perPage={100}
      isWhole
    >
      <ChoiceFilter legend={t('staffHomePage.shelf')} choices={shelfChoices} />
      <Rows />
    </StaffList>
  )
}

function Explanation() {
  return (
    <>
      <p>{t('staffHomePage.explanation')}</p>
      <AddFeatured />
    </>
  )
}

function AddFeatured() {
  const [shelf, setShelf] = useState<Shelf>('low_range')
  if (!useMay('createPromotion')) return null
  return (
    <AddVehicle
      resource="support/promotions"
      label={t('staffHomePage.pinTo', { shelf: t(shelfLabels[shelf]) })}
      values={{ shelf }}
      done={(title) => t('staffHomePage.pinned', { title })}
      choice={
        <div className={css.field}>
          <Field label={t('staffHomePage.shelf')}>
            {(control) => (
              <SelectInput
                {...control}
                value={shelf}
                choices={shelves.map((name) => ({ value: name, label: t(shelfLabels[name]) }))}
                onChange={(event) => {
                  const chosen = event.currentTarget.value
                  setShelf(shelves.find((name) => name === chosen) ?? shelf)
                }}
              />
            )}
          </Field>
        </div>
      }
    />
  )
}

function Rows() {
  const { data = [], isPending } = useListContext<SupportPromotion>()
  const isEditor = useMay('updatePromotion')
  if (isPending) return null
  if (data.length === 0) {
    return (
      <EmptyState title={t('staffHomePage.nothingPinned')}>
        {t('staffHomePage.automatic')}
      </EmptyState>
    )
  }
  const filled = shelves
    .map((shelf) => ({ shelf, vehicles: data.filter((vehicle) => vehicle.shelf === shelf) }))
    .filter(({ vehicles }) => vehicles.length > 0)
  return filled.map(({ shelf, vehicles }) => (
    <section key={shelf} aria-labelledby={`shelf-${shelf}`}>
      <h2 id={`shelf-${shelf}`} className={css.heading}>
        {t(shelfLabels[shelf])}
      </h2>
      <ol className={css.rows}>
        {vehicles.map((vehicle) => (
          <FeaturedVehicle
            key={vehicle.id}
            vehicle={vehicle}
            places={Math.max(...vehicles.map(positionOf))}
            isEditor={isEditor}
          />
        ))}
      </ol>
    </section>
  ))
}

function positionOf({ position }: SupportPromotion): number {
  return position
}

interface FeaturedVehicleProps {
  vehicle: SupportPromotion
  places: number
  isEditor: boolean
}

function FeaturedVehicle({ vehicle, places, isEditor }: FeaturedVehicleProps) {
  const { title } = vehicle
  return (
    <ShelfVehicle
      resource="support/promotions"
      placed={vehicle}
      productId={vehicle.product_id}
      places={places}
      absence={vehicle.is_shown ? null : t('staffHomePage.notOnShelf')}
      isEditor={isEditor}
      removal={{
        label: t('staffHomePage.unpin'),
        name: t('staffHomePage.unpinOne', { title }),
        title: t('staffHomePage.unpinTitle', { title }),
        words: t('staffHomePage.unpinWhy'),
        done: t('staffHomePage.unpinned', { title }),
      }}
    />
  )
}
