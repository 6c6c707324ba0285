import { useEffect } from 'react'
import { seenNow } from '../shared/favourites/product-ids.ts'
import { readDevice, writeDevice } from '../shared/page/device-storage.ts'

/** Puts a product first among those that this device has seen lately; nobody else hears of it. */
export function RecordSeen({ id }: { id: number }) {
  useEffect(() => {
    writeDevice('bandari.seen', seenNow(readDevice('bandari.seen'), id))
  }, [id])
  return null
}
