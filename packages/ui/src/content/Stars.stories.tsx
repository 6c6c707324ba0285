import { Row } from '../stories/story-layout.tsx'
import { Stars } from './Stars.tsx'

export default {}

export const Counts = () => (
  <Row>
    {[1, 2, 3, 4, 5].map((count) => (
      <Stars key={count} count={count} />
    ))}
  </Row>
)
