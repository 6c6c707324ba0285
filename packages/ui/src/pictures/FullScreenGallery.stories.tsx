import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button } from '../basics/Button.tsx'
import { FullScreenGallery } from './FullScreenGallery.tsx'
import { pictures, vehicle } from '../stories/story-samples.ts'

export default {}

const Opened = ({ count }: { count: number }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ui.zoomPicture')}</Button>
      {isOpen && (
        <FullScreenGallery
          label={vehicle}
          pictures={pictures.slice(0, count)}
          start={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const FivePictures = () => <Opened count={5} />

export const OnePicture = () => <Opened count={1} />
