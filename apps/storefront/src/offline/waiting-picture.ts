export { WaitingPicture } from '@bandari/ui'
