import { Card } from '@bandari/ui'
import { Tab, Tabs, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useId } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { isTrained, readTraining } from '../../shared/programme/training-progress.ts'
import { ChapterPanel } from './ChapterPanel.tsx'
import { chapters } from './chapters/chapters.ts'
import css from './Training.module.css'
import { useConfirmChapter } from './use-confirm-chapter.ts'
import { t } from '../../language/translator.ts'

/** Beside the text where there is room, above it on a phone. The chapter is part of the address. */
export function ChapterTabs({ level }: { level: string }) {
  const id = useId()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const { confirm, confirming, progress, failure } = useConfirmChapter()
  const training = readTraining(progress?.level ?? level)
  const wanted = chapters.findIndex((chapter) => chapter.id === query.get('chapter'))
  const [chapter, next] = chapters.slice(Math.max(wanted, 0))
  if (!chapter) return null
  return (
    <div className={css.training}>
      <Tabs
        aria-label={t('portalTraining.chapters')}
        orientation={isWide ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons={false}
        value={chapter.id}
        onChange={(_event, chosen: string) => navigate(paths.training(chosen), { replace: true })}
        className={css.tabs}
      >
        {chapters.map(({ id: value, tab }) => (
          <Tab
            key={value}
            className={css.tab}
            value={value}
            id={`${id}-${value}`}
            aria-controls={value === chapter.id ? `${id}-panel` : undefined}
            label={<TabLabel name={t(tab)} isDone={training[value]} />}
          />
        ))}
      </Tabs>
      <Card
        key={chapter.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chapter.id}`}
        className={css.panel}
        tabIndex={0}
      >
        <ChapterPanel
          chapter={chapter}
          isDone={training[chapter.id]}
          isConfirming={confirming === chapter.id}
          isTrained={isTrained(training)}
          isRewarded={(progress?.points_awarded ?? 0) > 0}
          failure={failure}
          onConfirm={() => void confirm(chapter.id)}
          next={next ? { label: t(next.tab), to: paths.training(next.id) } : null}
        />
      </Card>
    </div>
  )
}

/** Struck through when it is done (account spec §2). */
function TabLabel({ name, isDone }: { name: string; isDone: boolean }) {
  if (!isDone) return name
  return (
    <span>
      <s>{name}</s>
      <span className="visually-hidden">{` ${t('portalTraining.completed')}`}</span>
    </span>
  )
}
