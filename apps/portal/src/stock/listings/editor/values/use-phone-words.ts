import { useEffect, useState } from 'react'
import { loadPhoneWords, phoneWords } from './phone-words.ts'

/** `phoneWords`, drawn again when it knows the countries. */
export function usePhoneWords(): typeof phoneWords {
  const [, setKnown] = useState(false)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      try {
        await loadPhoneWords()
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
  return phoneWords
}
