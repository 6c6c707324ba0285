import { Mark, Wordmark } from './Wordmark.tsx'
import { Row } from '../stories/story-layout.tsx'

export default {}

const name = 'Bandari'

export const OnAPage = () => <Wordmark name={name} />

export const OnABand = () => (
  <div style={{ padding: 'var(--space-4)', background: 'var(--band)', color: 'var(--on-band)' }}>
    <Wordmark name={name} />
  </div>
)

export const MarkAlone = () => (
  <Row>
    <Mark size={16} />
    <Mark />
    <Mark size={64} />
  </Row>
)
