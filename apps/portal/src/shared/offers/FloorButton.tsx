import { Button } from '@bandari/ui'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../language/translator.ts'

// An editor is heavy enough without it.
const FloorDialog = lazy(() =>
  import('./FloorDialog.tsx').then((module) => ({ default: module.FloorDialog })),
)

interface FloorButtonProps {
  /** The listing's id. */
  id: number
  currency: string
}

/** Leads to the price below which the seller does not sell; it is shown nowhere but in the dialog. */
export function FloorButton(listing: FloorButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('portalOffers.floor')}
      </Button>
      <Suspense>{isOpen && <FloorDialog {...listing} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
