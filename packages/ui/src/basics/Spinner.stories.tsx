import { Spinner } from './Spinner.tsx'
import { Row } from '../stories/story-layout.tsx'

export default {}

export const Sizes = () => (
  <Row>
    <Spinner size={14} />
    <Spinner />
    <Spinner size={40} />
  </Row>
)
