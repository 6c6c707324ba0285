import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { PhoneField } from './PhoneField.tsx'

export default {}

const Phone = ({ begin = '', error = null }: { begin?: string; error?: string | null }) => {
  const [value, setValue] = useState(begin)
  return (
    <div style={{ maxWidth: 480 }}>
      <PhoneField
        label={t('portalAddresses.phone')}
        hint={t('portalAddresses.phoneHint')}
        error={error}
        name="phone"
        country="KE"
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

export const Empty = () => <Phone />

export const Filled = () => <Phone begin="+260971234567" />

export const WithError = () => <Phone begin="+2547" error={t('portal.missing')} />
