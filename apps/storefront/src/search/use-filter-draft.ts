import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { staying } from '../shared/page/staying.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'

export type NameChoice = Partial<Pick<VehicleQuery, 'class' | 'make' | 'model'>>

/**
 * What the filters say. Class, make and model are the page's heading, so they are searched for at once; the rest is
 * counted, and waits for the button.
 */
export function useFilterDraft(query: VehicleQuery) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(query)
  const [shown, setShown] = useState(query)
  if (nameOf(shown) !== nameOf(query)) {
    setShown(query)
    setDraft({ ...draft, class: query.class, make: query.make, model: query.model })
  }
  const choose = (choice: NameChoice) => {
    void navigate(vehiclesPath({ ...query, page: 1, ...choice }), { state: staying })
  }
  return { draft, setDraft, choose }
}

function nameOf({ class: ofClass, make, model }: VehicleQuery): string {
  return JSON.stringify([ofClass, make, model])
}
