import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { CodeField } from './CodeField.tsx'

export default {}

const Code = (props: { onlyDigits?: boolean; error?: string }) => {
  const [value, setValue] = useState('')
  return (
    <div style={{ maxWidth: 480 }}>
      <CodeField {...props} value={value} onChange={setValue} />
    </div>
  )
}

export const WithRecoveryCodes = () => <Code />

/** A new app has no recovery codes yet. */
export const OnlyDigits = () => <Code onlyDigits />

export const WithError = () => <Code error={t('portal.missing')} />
