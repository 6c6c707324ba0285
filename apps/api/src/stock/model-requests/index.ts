import type { Operations } from '../../core/contract.ts'
import { answerModelRequest } from './answer-model-request.ts'
import { askForModel } from './ask-for-model.ts'
import { findNearestModels } from './find-nearest-models.ts'
import { getSupportModelRequest } from './get-support-model-request.ts'
import { listModelRequests } from './list-model-requests.ts'
import { listSupportModelRequests } from './list-support-model-requests.ts'
import { setListingModel } from './set-listing-model.ts'
import { withdrawModelRequest } from './withdraw-model-request.ts'

export const modelRequests = {
  answerModelRequest,
  askForModel,
  findNearestModels,
  getSupportModelRequest,
  listModelRequests,
  listSupportModelRequests,
  setListingModel,
  withdrawModelRequest,
} satisfies Partial<Operations>
