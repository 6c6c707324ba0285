import { Gallery } from './Gallery.tsx'
import { Column } from '../stories/story-layout.tsx'
import { pictures, vehicle } from '../stories/story-samples.ts'

export default {}

export const FivePictures = () => (
  <Column>
    <Gallery label={vehicle} pictures={pictures} sizes="640px" />
  </Column>
)

export const OnePicture = () => (
  <Column>
    <Gallery label={vehicle} pictures={pictures.slice(0, 1)} sizes="640px" />
  </Column>
)

export const NoPicture = () => (
  <Column>
    <Gallery label={vehicle} pictures={[]} />
  </Column>
)

export const WithZoom = () => (
  <Column>
    <Gallery label={vehicle} pictures={pictures} sizes="640px" onZoom={() => undefined} />
  </Column>
)
