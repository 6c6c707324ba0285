import { useTranslate } from '@bandari/i18n/react'
import { Card } from './Card.tsx'
import { Picture } from '../pictures/Picture.tsx'
import { Column } from '../stories/story-layout.tsx'
import { pictures, unbrokenVehicle, vehicle } from '../stories/story-samples.ts'

export default {}

export const Padded = () => {
  const t = useTranslate()
  return (
    <Column>
      <Card>
        <h2>{vehicle}</h2>
        <p>{t('details.localVehicle')}</p>
      </Card>
    </Column>
  )
}

export const PictureToTheEdge = () => (
  <div style={{ maxWidth: '300px' }}>
    <Card padded={false}>
      <Picture src={pictures[0]} alt={vehicle} sizes="300px" />
      <p style={{ padding: 'var(--space-4)' }}>{vehicle}</p>
    </Card>
  </div>
)

/** Rises under the pointer. */
export const Linked = () => (
  <div style={{ maxWidth: '300px' }}>
    <Card as="article" linked>
      {vehicle}
    </Card>
  </div>
)

export const ItemsOfAList = () => (
  <ul className="plain-list" style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: '300px' }}>
    <Card as="li">{vehicle}</Card>
    <Card as="li">{unbrokenVehicle}</Card>
  </ul>
)
