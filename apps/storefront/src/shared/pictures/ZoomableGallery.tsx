import { Gallery, type GalleryProps } from '@bandari/ui'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '../page/lazy-component.tsx'
import { useHydrated } from '../page/use-hydrated.ts'
import { openedPicture, pictureHash } from './opened-picture.ts'

// Few visitors look at a picture on the whole screen.
const FullScreen = lazyPart(async () => {
  const { FullScreenGallery } = await import('./full-screen.ts')
  return { default: FullScreenGallery }
})

/** What the history says of an entry that a press on a picture made. */
const byPress = 'picture'

/**
 * A gallery whose pictures can be seen as large as the screen. That is an entry of the history, so the browser's Back closes it;
 * its address opens it.
 */
export function ZoomableGallery(props: Pick<GalleryProps, 'label' | 'pictures' | 'sizes'>) {
  const { label, pictures } = props
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const opened = openedPicture(hash, pictures.length)
  const open = (index: number) =>
    void navigate({ search, hash: pictureHash(index) }, { state: byPress })
  const close = () =>
    void (state === byPress ? navigate(-1) : navigate({ search }, { replace: true }))
  return (
    <>
      <Gallery {...props} onZoom={open} />
      {isHydrated && opened !== null && (
        <Suspense>
          <FullScreen label={label} pictures={pictures} start={opened} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
