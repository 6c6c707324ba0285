import { useTranslate } from '@bandari/i18n/react'
import { Button } from '@bandari/ui'
import { mostCompared, readIds, toggleCompared } from '../favourites/product-ids.ts'
import { readDevice, useDevice, writeDevice } from '../page/device-storage.ts'

interface CompareToggleProps {
  id: number
  title: string
}

/** Puts a vehicle into the comparison of this device, or takes it out. */
export function CompareToggle({ id, title }: CompareToggleProps) {
  const t = useTranslate()
  const ids = readIds(useDevice('bandari.compare'), mostCompared)
  const isChosen = ids.includes(id)
  const isFull = !isChosen && ids.length >= mostCompared
  const press = () => {
    const next = toggleCompared(readDevice('bandari.compare'), id)
    if (next !== null) writeDevice('bandari.compare', next)
  }
  return (
    <Button
      variant={isChosen ? 'secondary' : 'quiet'}
      aria-pressed={isChosen}
      aria-label={t('favourites.compareOf', { title })}
      aria-disabled={isFull || undefined}
      title={isFull ? t('favourites.compareFull', { most: mostCompared }) : undefined}
      onClick={press}
    >
      {t('favourites.compare')}
    </Button>
  )
}
