import { ZoomableGallery } from './ZoomableGallery.tsx'
import { Column } from '../stories/story-layout.tsx'
import { pictures, vehicle } from '../stories/story-samples.ts'

export default {}

/** Press the picture's button to see it as large as the screen. */
export const FivePictures = () => (
  <Column>
    <ZoomableGallery label={vehicle} pictures={pictures} sizes="640px" />
  </Column>
)

export const NoPicture = () => (
  <Column>
    <ZoomableGallery label={vehicle} pictures={[]} />
  </Column>
)
