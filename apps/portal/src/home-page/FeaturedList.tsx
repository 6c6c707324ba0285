import type { Shelf, SupportPromotion } from '@bandari/sdk'
import { EmptyState, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { Pagination, useListContext } from 'react-admin'
import { ChoiceFilter, choicesOf } from '../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../staff/list/StaffList.tsx'
import { useMay } from '../staff/use-may.ts'
import { AddVehicle } from './AddVehicle.tsx'
import { PlacedVehicle } from './PlacedVehicle.tsx'
import { shelfWords, shelves } from './featured-words.ts'
import css from './HomePage.module.css'

const byShelf = { field: 'shelf', order: 'ASC' } as const
const shelfChoices = choicesOf('shelf', Object.entries(shelfWords))

/** The vehicles featured on the home page; its automatic choice fills the rest (decision 24). The wire calls a row a shelf. */
export function FeaturedList() {
  return (
    <StaffList<SupportPromotion>
      title="Promotions"
      intro={<Explanation />}
      search="Title or listing number"
      sort={byShelf}
      perPage={100}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      <ChoiceFilter legend="Shelf" choices={shelfChoices} />
      <Rows />
    </StaffList>
  )
}

function Explanation() {
  return (
    <>
      <p>
        The home page chooses by itself what sellers have most of. A vehicle that is pinned here
        stands before that choice on its shelf.
      </p>
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
      label={`Pin to ${shelfWords[shelf]}`}
      values={{ shelf }}
      done={(title) => `${title} stands there within a minute.`}
      choice={
        <div className={css.field}>
          <Field label="Shelf">
            {(control) => (
              <SelectInput
                {...control}
                value={shelf}
                choices={shelves.map((name) => ({ value: name, label: shelfWords[name] }))}
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
      <EmptyState title="Nothing is pinned">
        The home page shows its automatic choice. Pin a vehicle by the number of its listing.
      </EmptyState>
    )
  }
  const filled = shelves
    .map((shelf) => ({ shelf, vehicles: data.filter((vehicle) => vehicle.shelf === shelf) }))
    .filter(({ vehicles }) => vehicles.length > 0)
  return filled.map(({ shelf, vehicles }) => (
    <section key={shelf} aria-labelledby={`shelf-${shelf}`}>
      <h2 id={`shelf-${shelf}`} className={css.heading}>
        {shelfWords[shelf]}
      </h2>
      <ol className={css.rows}>
        {vehicles.map((vehicle) => (
          <FeaturedVehicle
            key={vehicle.id}
            vehicle={vehicle}
            places={Math.max(...vehicles.map(placeOf))}
            isEditor={isEditor}
          />
        ))}
      </ol>
    </section>
  ))
}

function placeOf({ position }: SupportPromotion): number {
  return position
}

interface FeaturedVehicleProps {
  vehicle: SupportPromotion
  places: number
  isEditor: boolean
}

function FeaturedVehicle({ vehicle, places, isEditor }: FeaturedVehicleProps) {
  return (
    <PlacedVehicle
      resource="support/promotions"
      placed={vehicle}
      productId={vehicle.product_id}
      places={places}
      absence={vehicle.is_shown ? null : 'Not shown: sold, withdrawn, or priced for another shelf'}
      isEditor={isEditor}
      removal={{
        label: 'Unpin',
        words: 'The automatic choice takes its place within a minute.',
        done: `${vehicle.title} is no longer pinned.`,
      }}
    />
  )
}
