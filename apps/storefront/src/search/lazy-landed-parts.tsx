import type { ComponentType } from 'react'
import { withMessages } from '../shared/page/late-messages.ts'
import { latePart } from '../shared/page/late-part.tsx'
import type { CardAtDoorProps } from './LandedOnCard.tsx'
import type { DoorFieldsProps } from './LandedFields.tsx'
import type { DoorNoteProps } from './LandedNote.tsx'

type AtDoor = typeof import('./landed-parts.ts')

/** For visitors who have chosen their destination; until it is fetched, nothing stands there. */
function late<Props extends object>(
  pick: (module: AtDoor) => ComponentType<Props>,
): ComponentType<Props> {
  return latePart(async () => pick(await withMessages(['door'], import('./landed-parts.ts'))))
}

export const CardAtDoor = late<CardAtDoorProps>((module) => module.CardAtDoor)
export const DoorFields = late<DoorFieldsProps>((module) => module.DoorFields)
export const DoorNote = late<DoorNoteProps>((module) => module.DoorNote)
