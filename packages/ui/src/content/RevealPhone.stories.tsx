import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { RevealPhone } from './RevealPhone.tsx'
import { Row } from '../stories/story-layout.tsx'

export default {}

const phone = '+254 700 000 001'

/** Pressed, it becomes the number. */
export const Hidden = () => <RevealPhone phone={phone} />

export const Fetched = () => {
  const [known, setKnown] = useState<string | null>(null)
  return <RevealPhone phone={known} onReveal={() => setKnown(phone)} />
}

export const Shown = () => <RevealPhone phone={phone} onReveal={() => undefined} />

export const Busy = () => <RevealPhone phone={null} onReveal={() => undefined} loading />

export const LooksAndLabels = () => {
  const t = useTranslate()
  return (
    <Row>
      <RevealPhone phone={phone} variant="primary" label={t('details.talk')} />
      <RevealPhone phone={phone} size="small" label={t('shared.talkToPerson')} />
    </Row>
  )
}
