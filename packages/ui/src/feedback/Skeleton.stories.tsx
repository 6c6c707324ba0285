import { Card } from '../content/Card.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

export const Shapes = () => (
  <Column>
    <Skeleton />
    <Skeleton width="60%" />
    <Skeleton shape="block" height="52px" />
    <div style={{ maxWidth: '240px' }}>
      <Skeleton shape="picture" />
    </div>
  </Column>
)

/** Put together, they have the shape of what comes. */
export const ShapeOfACard = () => (
  <div style={{ maxWidth: '300px' }} aria-busy="true">
    <Card>
      <Skeleton shape="picture" />
      <Skeleton width="80%" />
      <Skeleton width="40%" />
    </Card>
  </div>
)
