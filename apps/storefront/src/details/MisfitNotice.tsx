import { useTranslate } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useGetProductFitmentQuery } from '../api/fitment.ts'
import { readVehicle } from '../shared/fitting/vehicle-choice.ts'

/** Above the way to buy a part or to ask for it: that it does not fit the vehicle of the page. */
export function MisfitNotice({ id }: { id: number }) {
  const t = useTranslate()
  const vehicle = readVehicle(useSearchParams()[0])
  const { data } = useGetProductFitmentQuery({ id, vehicle })
  if (data?.verdict !== 'does-not-fit') return null
  return <Notice kind="attention">{t('shared.sellerSaysFitsNot')}</Notice>
}
