import type { Operations } from '../../core/contract.ts'
import { updateTrainingProgress } from './update-training-progress.ts'

export const training = {
  updateTrainingProgress,
} satisfies Partial<Operations>
