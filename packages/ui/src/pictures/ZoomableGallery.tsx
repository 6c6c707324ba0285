import { useState } from 'react'
import { Dialog } from '../dialogs/Dialog.tsx'
import { Gallery, type GalleryProps } from './Gallery.tsx'
import css from './ZoomableGallery.module.css'

export type ZoomableGalleryProps = Pick<GalleryProps, 'label' | 'pictures' | 'sizes'>

/** A gallery whose pictures can be looked at as large as the screen, by finger and by keys as well. */
export function ZoomableGallery(props: ZoomableGalleryProps) {
  const { label, pictures } = props
  const [zoomed, setZoomed] = useState<number | null>(null)
  return (
    <>
      <Gallery {...props} onZoom={setZoomed} />
      <Dialog open={zoomed !== null} onClose={() => setZoomed(null)} title={label} size="full">
        <div className={css.zoomed}>
          <Gallery label={label} pictures={pictures} sizes="100vw" start={zoomed ?? 0} />
        </div>
      </Dialog>
    </>
  )
}
