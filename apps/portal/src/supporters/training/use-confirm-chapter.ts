import type { TrainingProgress } from '@bandari/sdk'
import { useState } from 'react'
import { useDataProvider, useRefresh } from 'react-admin'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { Chapter } from '../../shared/programme/training-progress.ts'
import { notSaved } from './messages.ts'
import { t } from '../../language/translator.ts'

/** Confirms a chapter; the server's answer is shown until the profile has been read again. */
export function useConfirmChapter() {
  const { updateTrainingProgress } = useDataProvider<PortalDataProvider>()
  const refresh = useRefresh()
  const [confirming, setConfirming] = useState<Chapter | null>(null)
  const [progress, setProgress] = useState<Pick<
    TrainingProgress,
    'level' | 'points_awarded'
  > | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = async (chapter: Chapter) => {
    setConfirming(chapter)
    setFailure(null)
    try {
      const answer: Partial<TrainingProgress> = await updateTrainingProgress(chapter)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (answer.level === undefined) return
      setProgress({ level: answer.level, points_awarded: answer.points_awarded ?? 0 })
      refresh()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t(notSaved))
    } finally {
      setConfirming(null)
    }
  }
  return { confirm, confirming, progress, failure }
}
