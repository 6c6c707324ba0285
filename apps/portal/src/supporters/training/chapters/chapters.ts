import type { PlainMessageId } from '@bandari/i18n'
import type { ComponentType } from 'react'
import type { Chapter } from '../../../shared/programme/training-progress.ts'
import { Community } from './Community.tsx'
import { GettingPaid } from './GettingPaid.tsx'
import { Intro } from './Intro.tsx'
import { Promoting } from './Promoting.tsx'

export interface ChapterText {
  id: Chapter
  tab: PlainMessageId
  title: PlainMessageId
  Text: ComponentType
}

/** Content as account spec §2 names it; figures from §9 and decisions 14, 15. */
export const chapters: readonly ChapterText[] = [
  {
    id: 'intro',
    tab: 'portalTraining.intro.tab',
    title: 'portalTraining.intro.title',
    Text: Intro,
  },
  {
    id: 'chapter_1',
    tab: 'portalTraining.paid.tab',
    title: 'portalTraining.paid.title',
    Text: GettingPaid,
  },
  {
    id: 'chapter_2',
    tab: 'portalTraining.promote.tab',
    title: 'portalTraining.promote.title',
    Text: Promoting,
  },
  {
    id: 'chapter_3',
    tab: 'portalTraining.community.tab',
    title: 'portalTraining.community.title',
    Text: Community,
  },
]
