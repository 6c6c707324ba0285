import { Picture } from './Picture.tsx'
import { pictures, vehicle } from '../stories/story-samples.ts'

export default {}

export const There = () => (
  <div style={{ maxWidth: '320px' }}>
    <Picture src={pictures[0]} alt={vehicle} sizes="320px" />
  </div>
)

export const FetchedFirst = () => (
  <div style={{ maxWidth: '320px' }}>
    <Picture src={pictures[1]} alt={vehicle} sizes="320px" eager />
  </div>
)

export const Missing = () => (
  <div style={{ maxWidth: '320px' }}>
    <Picture src={null} alt={vehicle} />
  </div>
)

export const MissingAndSmall = () => (
  <div style={{ maxWidth: '88px' }}>
    <Picture src="No_Image_found" alt={vehicle} />
  </div>
)
