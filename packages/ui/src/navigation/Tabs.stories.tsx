import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Tabs } from './Tabs.tsx'

export default {}

export const Three = () => {
  const t = useTranslate()
  const [selected, select] = useState<'up' | 'in' | 'reset'>('in')
  return (
    <Tabs
      label={t('auth.yourAccount')}
      selected={selected}
      onSelect={select}
      tabs={[
        { id: 'up', label: t('auth.tabSignUp'), content: <p>{t('auth.emailHint')}</p> },
        { id: 'in', label: t('auth.tabSignIn'), content: <p>{t('auth.takenBack')}</p> },
        { id: 'reset', label: t('auth.tabReset'), content: <p>{t('auth.resetLead')}</p> },
      ]}
    />
  )
}

const many = [
  'details.specification',
  'details.features',
  'details.compatibility',
  'details.contact',
  'details.similar',
  'details.aboutVehicle',
] as const

/** More than a phone has room for. */
export const Many = () => {
  const t = useTranslate()
  const [selected, select] = useState<string>(many[0])
  return (
    <Tabs
      label={t('details.vehicle')}
      selected={selected}
      onSelect={select}
      tabs={many.map((id) => ({ id, label: t(id), content: <p>{t(id)}</p> }))}
    />
  )
}
