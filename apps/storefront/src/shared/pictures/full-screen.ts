/** Fetched when somebody presses a picture. */
export { FullScreenGallery } from '@bandari/ui'
