import type { Operations } from '../../core/contract.ts'
import { askAboutOrder } from './ask-about-order.ts'
import { askAboutProduct } from './ask-about-product.ts'
import { blockThread } from './block-thread.ts'
import { answerSupportThread } from './desk/answer-support-thread.ts'
import { decideThreadReport } from './desk/decide-thread-report.ts'
import { getSupportThread } from './desk/get-support-thread.ts'
import { listSupportThreads } from './desk/list-support-threads.ts'
import { getThread } from './get-thread.ts'
import { listThreads } from './list-threads.ts'
import { markThreadSeen } from './mark-thread-seen.ts'
import { reportThread } from './report-thread.ts'
import { writeToThread } from './write-to-thread.ts'

export const threads = {
  answerSupportThread,
  askAboutOrder,
  askAboutProduct,
  blockThread,
  decideThreadReport,
  getSupportThread,
  getThread,
  listSupportThreads,
  listThreads,
  markThreadSeen,
  reportThread,
  writeToThread,
} satisfies Partial<Operations>
