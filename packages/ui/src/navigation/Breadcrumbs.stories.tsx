import { useTranslate } from '@bandari/i18n/react'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { StoryLink } from '../stories/story-layout.tsx'
import { longVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

export const ThreeLevels = () => {
  const t = useTranslate()
  const items = [
    { label: t('shell.home'), href: '/' },
    { label: t('shell.cars'), href: '/cars' },
    { label: vehicle },
  ]
  return <Breadcrumbs items={items} linkComponent={StoryLink} />
}

export const OnlyThePresentPage = () => {
  const t = useTranslate()
  return <Breadcrumbs items={[{ label: t('shell.home') }]} />
}

export const LongNames = () => {
  const t = useTranslate()
  const items = [
    { label: t('shell.home'), href: '/' },
    { label: t('shell.commercialVehicles'), href: '/commercial' },
    { label: t('vehicle.tractorUnit'), href: '/tractor-units' },
    { label: longVehicle },
  ]
  return <Breadcrumbs items={items} linkComponent={StoryLink} />
}
