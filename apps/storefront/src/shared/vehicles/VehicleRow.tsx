import type { VehicleSearchResult } from '@bandari/sdk'
import { VehicleTile } from './VehicleTile.tsx'
import css from './VehicleTile.module.css'

interface VehicleRowProps {
  label: string
  vehicles: readonly VehicleSearchResult[]
}

/** A row of a few vehicles; it scrolls sideways when they do not fit. */
export function VehicleRow({ label, vehicles }: VehicleRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
    <ul className={css.row} aria-label={label} tabIndex={0}>
      {vehicles.map((vehicle) => (
        <VehicleTile key={vehicle.id} vehicle={vehicle} />
      ))}
    </ul>
  )
}
