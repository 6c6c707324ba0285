import { lazy } from 'react'
import { withMessages } from '../shared/late-messages.ts'

const atDoor = () => withMessages(['door'], import('./at-door.ts'))

/** For visitors who have chosen their destination. */
export const CardAtDoor = lazy(async () => ({ default: (await atDoor()).CardAtDoor }))
export const DoorFields = lazy(async () => ({ default: (await atDoor()).DoorFields }))
export const DoorNote = lazy(async () => ({ default: (await atDoor()).DoorNote }))
