import { useTranslate } from '@bandari/i18n/react'
import { SpecTable } from './SpecTable.tsx'
import { Column } from '../stories/story-layout.tsx'
import { unbrokenVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

const year = '2019'

export const Whole = () => {
  const t = useTranslate()
  return (
    <Column>
      <SpecTable
        rows={[
          { label: t('details.vehicle'), value: vehicle },
          { label: t('details.modelYear'), value: year },
          { label: t('details.fuelType'), value: t('vehicle.diesel') },
          { label: t('details.transmission'), value: t('vehicle.automatic') },
        ]}
      />
    </Column>
  )
}

export const NotDeclared = () => {
  const t = useTranslate()
  return (
    <Column>
      <SpecTable
        rows={[
          { label: t('details.mileage'), value: null },
          { label: t('details.colour'), value: '' },
        ]}
      />
    </Column>
  )
}

export const LongText = () => {
  const t = useTranslate()
  return (
    <Column>
      <SpecTable
        rows={[
          { label: t('details.attribute.odometer_certificate_on'), value: unbrokenVehicle },
          { label: t('details.condition'), value: t('details.localPart') },
        ]}
      />
    </Column>
  )
}

export const Empty = () => <SpecTable rows={[]} />
