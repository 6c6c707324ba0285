import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

const Typed = ({
  begin = '',
  ...props
}: Partial<Pick<CodeFieldProps, 'hint' | 'error' | 'isFirst'>> & { begin?: string }) => {
  const t = useTranslate()
  const [code, setCode] = useState(begin)
  return (
    <Column>
      <CodeField {...props} label={t('portal.factor.code')} value={code} onChange={setCode} />
    </Column>
  )
}

export const Empty = () => <Typed />

export const WithHintAndTheCursor = () => {
  const t = useTranslate()
  return <Typed hint={t('portal.factor.hint')} isFirst />
}

export const WithError = () => {
  const t = useTranslate()
  return <Typed begin="123 456" error={t('portal.missing')} />
}
