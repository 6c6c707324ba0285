import { createContext } from 'react'

/** Puts words into the text that is being written, below what was typed. */
export const AddText = createContext<(words: string) => void>(() => undefined)
