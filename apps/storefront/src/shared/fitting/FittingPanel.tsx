import type { FitVerdict } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import type { ReactNode } from 'react'
import { ChosenVehicle } from './ChosenVehicle.tsx'
import css from './Fitting.module.css'
import { MyVehicles } from './MyVehicles.tsx'
import { useMyVehicle } from './use-my-vehicle.ts'
import { VehiclePicker } from './VehiclePicker.tsx'

interface FittingPanelProps {
  /** The verdict on the part that the page is about. */
  verdict?: FitVerdict | null
  /** Below a chosen vehicle. */
  children?: ReactNode
}

/** Fits your vehicle: the one that was chosen, or the steps to choosing it. */
export function FittingPanel({ verdict = null, children }: FittingPanelProps) {
  const vehicle = useMyVehicle()
  return (
    <Card as="section" className={css.panel} aria-labelledby="fits-your-vehicle">
      {vehicle ? (
        <ChosenVehicle key={vehicle.trim} vehicle={vehicle} verdict={verdict}>
          {children}
        </ChosenVehicle>
      ) : (
        <>
          <MyVehicles vehicle={null} />
          <VehiclePicker />
        </>
      )}
    </Card>
  )
}
