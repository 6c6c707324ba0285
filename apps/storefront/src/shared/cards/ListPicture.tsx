import { Picture, type PictureProps } from '@bandari/ui'
import { NearView } from '../page/NearView.tsx'
import css from './DenseCard.module.css'
import { useCardsLook } from './use-cards-look.ts'

/** Cards that the first screen of a phone has room for, or a desktop's begins with. */
const inFirstScreen = 3

interface ListPictureProps {
  src: PictureProps['src']
  /** Its place in the list: the picture of the first is fetched first, those of the first screen with the page. */
  index: number
  /** The `sizes` of large pictures, and of a desktop. */
  sizes: string
}

/** Picture of a card in a long list. */
export function ListPicture({ src, index, sizes }: ListPictureProps) {
  const isDense = useCardsLook() === 'dense'
  const picture = (
    <Picture
      src={src}
      alt=""
      sizes={isDense ? `(max-width: 639px) 124px, ${sizes}` : sizes}
      eager={index === 0}
    />
  )
  if (index < inFirstScreen) return picture
  return <NearView className={css.place}>{picture}</NearView>
}
