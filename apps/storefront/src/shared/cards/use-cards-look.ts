import { useDevice, writeDevice } from '../page/device-storage.ts'

/** How lists draw their cards on a phone: the picture beside the facts, or above them and as wide as the screen. */
export type CardsLook = 'dense' | 'large'

/**
 * The look that this device remembers. The document marks it before its first paint (app/server/first-script.ts), for the
 * styles; this is for what styles cannot say, once the page is alive.
 */
export function useCardsLook(): CardsLook {
  return useDevice('bandari.cards') === 'large' ? 'large' : 'dense'
}

/** The press is answered first: to draw every card anew takes a slow phone half a second. */
export function chooseCardsLook(look: CardsLook) {
  writeDevice('bandari.cards', look === 'large' ? 'large' : '')
  requestAnimationFrame(() => setTimeout(() => (document.documentElement.dataset['cards'] = look)))
}
