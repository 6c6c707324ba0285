import { useEffect, useState } from 'react'
import { loadPhoneFormat, formatPhone } from './format-phone.ts'

/** `formatPhone`, drawn again when it knows the countries. */
export function useFormatPhone(): typeof formatPhone {
  const [, setKnown] = useState(false)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      try {
        await loadPhoneFormat()
        if (isHere) setKnown(true)
      } catch (error) {
        // The number is shown as it is kept, which can be read, too.
        reportError(error)
      }
    }
    void load()
    return () => {
      isHere = false
    }
  }, [])
  return formatPhone
}
