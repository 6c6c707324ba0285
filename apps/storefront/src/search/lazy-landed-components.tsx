import type { ComponentType } from 'react'
import { withMessages } from '../shared/page/lazy-messages.ts'
import { lazyComponent } from '../shared/page/lazy-component.tsx'
import type { LandedOnCardProps } from '../shared/landed/LandedOnCard.tsx'
import type { LandedFieldsProps } from './LandedFields.tsx'
import type { LandedNoteProps } from './LandedNote.tsx'

type LandedComponents = typeof import('./landed-components.ts')

/** For visitors who have chosen their destination; nothing is shown until the file is loaded. */
function late<Props extends object>(
  pick: (module: LandedComponents) => ComponentType<Props>,
): ComponentType<Props> {
  return lazyComponent(async () =>
    pick(await withMessages(['door'], import('./landed-components.ts'))),
  )
}

export const LandedOnCard = late<LandedOnCardProps>((module) => module.LandedOnCard)
export const LandedFields = late<LandedFieldsProps>((module) => module.LandedFields)
export const LandedNote = late<LandedNoteProps>((module) => module.LandedNote)
