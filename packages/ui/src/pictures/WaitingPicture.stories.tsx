import { WaitingPicture } from './WaitingPicture.tsx'
import { pictures, vehicle } from '../stories/story-samples.ts'

export default {}

export const Large = () => (
  <div style={{ maxWidth: '320px' }}>
    <WaitingPicture src={pictures[0] ?? ''} alt={vehicle} />
  </div>
)

export const Small = () => (
  <div style={{ maxWidth: '96px' }}>
    <WaitingPicture src={pictures[1] ?? ''} alt="" />
  </div>
)
